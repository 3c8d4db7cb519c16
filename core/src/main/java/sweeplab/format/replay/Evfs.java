// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.util.ArrayList;
import java.util.List;
import sweeplab.format.document.Replay;
import sweeplab.format.document.ReplaySet;
import sweeplab.format.text.Format;
import sweeplab.format.text.Source;

/** EVFS, several EVF replays of one sitting in one file. */
public final class Evfs implements Format {

    private static final int MOST_GAMES = 100_000;

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
        while (in.left() > 0 && games.size() < MOST_GAMES) {
            String name = in.strict(in.until(0));
            byte[] evf = in.take(in.u32());
            in.take(checksum);
            games.add(new ReplaySet.Named(name, read(evf, games.size() + 1)));
        }
        return new ReplaySet(games);
    }

    private static Replay read(byte[] evf, int number) {
        try {
            return new EvfReader(evf).read();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("game " + number + ": " + e.getMessage(), e);
        }
    }
}
