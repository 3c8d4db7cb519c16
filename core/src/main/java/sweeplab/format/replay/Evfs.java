// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sweeplab.format.document.Replay;
import sweeplab.format.document.ReplaySet;
import sweeplab.format.text.Format;
import sweeplab.format.text.Lines;
import sweeplab.format.text.Source;
import sweeplab.world.Topology;

/** EVFS, several EVF replays of one sitting in one file. */
public final class Evfs implements Format {

    private static final int MOST_GAMES = 100_000;
    private static final int MOST_SHAPES = 20;

    @Override
    public String name() {
        return "evfs";
    }

    @Override
    public String about() {
        return "replays of Metasweeper, many in one file";
    }

    @Override
    public boolean writes() {
        return false;
    }

    @Override
    public boolean looksLike(Source source) {
        return ByteReader.begins(source, bytes -> {
            ByteReader in = new ByteReader(bytes);
            boolean version = in.u8() == 0;
            in.u16();
            in.strict(in.until(0));
            return version && Evf.head(in.take(in.u32()));
        });
    }

    @Override
    public ReplaySet read(Source source) {
        ByteReader in = new ByteReader(source.bytes());
        int version = in.u8();
        if (version != 0) {
            throw in.fault("EVFS version " + version + " is not read, only 0");
        }
        int checksum = in.u16();
        List<ReplaySet.Named> games = new ArrayList<>();
        Map<Integer, Topology> shapes = new HashMap<>();
        while (in.left() > 0 && games.size() < MOST_GAMES) {
            String name = in.strict(in.until(0));
            byte[] evf = in.take(in.u32());
            in.take(checksum);
            Replay replay = read(evf, games.size() + 1, shapes);
            if (shapes.size() > MOST_SHAPES) {
                throw in.fault("a set with boards of more than " + MOST_SHAPES + " sizes is not read");
            }
            games.add(new ReplaySet.Named(name, games.isEmpty() ? replay : compared(replay, last(games))));
        }
        return new ReplaySet(games);
    }

    private static Replay last(List<ReplaySet.Named> games) {
        return games.get(games.size() - 1).replay();
    }

    // All games of a set are of one player with one program, one after the other.
    private static Replay compared(Replay replay, Replay before) {
        List<String> doubts = new ArrayList<>(replay.doubts());
        for (String key : List.of("Program", "Player", "Country", "Race", "Identifier")) {
            String now = replay.notes().getOrDefault(key, "");
            String then = before.notes().getOrDefault(key, "");
            if (!now.equals(then)) {
                doubts.add("the " + key + " of this game of a set is '" + Lines.shown(now) + "', of the one before '"
                        + Lines.shown(then) + "'");
            }
        }
        if (stamp(replay, "Timestamp") < stamp(before, "End")) {
            doubts.add("this game of a set begins before the one before it ends");
        }
        return replay.withDoubts(doubts);
    }

    private static long stamp(Replay replay, String key) {
        return Long.parseLong(replay.notes().getOrDefault(key, "0"));
    }

    private static Replay read(byte[] evf, int number, Map<Integer, Topology> shapes) {
        try {
            return new EvfReader(evf, shapes).read();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("game " + number + ": " + e.getMessage(), e);
        }
    }
}
