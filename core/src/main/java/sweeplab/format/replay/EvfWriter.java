// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sweeplab.format.document.Document;
import sweeplab.format.document.Minefield;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Replayer;
import sweeplab.format.document.Turn;
import sweeplab.game.BoardMetrics;
import sweeplab.view.Status;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Writes EVF, version 4, as a replay that was converted: without a checksum, and not claimed to be official. */
final class EvfWriter {

    private static final int WIDEST = 255;
    private static final int SMALLEST_CELL = 5;
    private static final int MOST_PIXELS = 32_767;
    private static final int LONGEST_STEP = 255;
    private static final int LONGEST_PAUSE = 65_535;

    private final Replay replay;
    private final World world;
    private final Topology topology;
    private final List<Replay.Click> clicks = new ArrayList<>();
    private final Replayer player;
    private final List<Turn> turns = new ArrayList<>();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    EvfWriter(Document document) {
        if (!(document instanceof Replay played)) {
            throw new IllegalArgumentException("the format evf holds replays: this is a " + document.kind());
        }
        replay = played;
        world = Minefield.world(replay, "evf");
        topology = world.topology();
        int pixels =
                Math.max(topology.columns(), topology.rows()) * replay.path().cellSize();
        if (topology.columns() > WIDEST
                || topology.rows() > WIDEST
                || pixels > MOST_PIXELS
                || replay.path().cellSize() > WIDEST
                || replay.path().cellSize() < SMALLEST_CELL) {
            throw new IllegalArgumentException("the format evf holds boards of at most " + WIDEST + "x" + WIDEST
                    + " with cells of " + SMALLEST_CELL + " to " + WIDEST + " and together " + MOST_PIXELS
                    + " pixels: this is " + topology.id() + " with cells of "
                    + replay.path().cellSize());
        }
        player = new Replayer(replay);
        replay.clicks().forEach(this::play);
    }

    // EVF knows no question marks and no chords by the left button: the clicks are written as what they did.
    private void play(Replay.Click click) {
        boolean covered = player.view().covered(click.cell());
        List<Turn> done = player.make(click);
        turns.addAll(done);
        boolean over = player.view().status() != Status.PLAYING;
        boolean nothing = click.kind() == Replay.Kind.MARK && covered && done.isEmpty() && !over;
        if (click.kind() == Replay.Kind.OPEN && !covered && replay.mouse().superClick()) {
            clicks.add(new Replay.Click(Replay.Kind.CHORD, click.cell(), click.millis()));
        } else if (click.kind() != Replay.Kind.MARKS_SETTING && !nothing) {
            clicks.add(click);
        }
    }

    byte[] bytes() {
        boolean won = player.view().status() == Status.WON;
        boolean flags = turns.stream().anyMatch(turn -> turn.kind() == Turn.Kind.FLAG);
        out.write(EvfReader.NEWEST);
        out.write((won ? 0x80 : 0) | (flags ? 0 : 0x10) | 0x08);
        out.write(0x80);
        numbers();
        texts();
        CellSet mines = new CellSet(topology.size());
        for (int cell = 0; cell < topology.size(); cell++) {
            if (world.danger(cell)) {
                mines.add(cell);
            }
        }
        bytes(MineBits.bytes(mines, topology.size()));
        u16(0);
        events();
        out.write(0);
        u16(0);
        return out.toByteArray();
    }

    private void numbers() {
        out.write(topology.rows());
        out.write(topology.columns());
        u16(world.dangers());
        out.write(replay.path().cellSize());
        String mode = replay.notes().getOrDefault("Mode", "0");
        u16(mode.matches("\\d{1,5}") ? Integer.parseInt(mode) : 0);
        u16(BoardMetrics.bbbv(world));
        long millis = Claims.time(turns).orElse(0L);
        u16((int) (millis >> 16));
        u16((int) millis);
    }

    private void texts() {
        Map<String, String> notes = replay.notes();
        String country = notes.getOrDefault("Country", "");
        bytes((country.matches("[A-Z]{2}") ? country : "XX").getBytes(StandardCharsets.US_ASCII));
        time(notes.getOrDefault("Timestamp", ""));
        time(notes.getOrDefault("End", ""));
        text(notes.getOrDefault("Program", ""));
        text("Sweeplab");
        text("utf-8");
        text(notes.getOrDefault("Player", ""));
        text(notes.getOrDefault("Race", ""));
        text(notes.getOrDefault("Identifier", ""));
        u16(0);
    }

    private void time(String text) {
        long time = text.matches("[1-9]\\d{0,17}") ? Long.parseLong(text) : 0;
        for (int shift = 48; shift >= 0; shift -= 16) {
            u16((int) (time >> shift));
        }
    }

    private void events() {
        List<Gesture> gestures = Gesture.of(replay, clicks);
        long now = gestures.isEmpty() ? 0 : Math.min(0, gestures.get(0).event().millis());
        int x = 0;
        int y = 0;
        for (Gesture gesture : gestures) {
            MouseEvent event = onBoard(gesture.event());
            long step = pauses(Math.max(0, event.millis() - now));
            out.write(MouseEvent.Kind.NUMBERED.indexOf(event.kind()) + 1);
            out.write((int) step);
            u16(event.x() - x);
            u16(event.y() - y);
            now = Math.max(now, event.millis());
            x = event.x();
            y = event.y();
        }
    }

    // Wherever it is off the board, the mouse is at its lower right corner.
    private MouseEvent onBoard(MouseEvent event) {
        int width = topology.columns() * replay.path().cellSize();
        int height = topology.rows() * replay.path().cellSize();
        boolean inside = event.x() >= 0 && event.y() >= 0 && event.x() < width && event.y() < height;
        return inside ? event : new MouseEvent(event.kind(), event.millis(), width, height);
    }

    // Longer times than a byte holds are pauses; what is left fits.
    private long pauses(long step) {
        long left = step;
        while (left > LONGEST_STEP) {
            int pause = (int) Math.min(left, LONGEST_PAUSE);
            out.write(LONGEST_STEP);
            u16(pause);
            left -= pause;
        }
        return left;
    }

    private void bytes(byte[] bytes) {
        out.write(bytes, 0, bytes.length);
    }

    private void text(String text) {
        bytes(text.replace('\0', ' ').getBytes(StandardCharsets.UTF_8));
        out.write(0);
    }

    private void u16(int value) {
        out.write(value >> 8);
        out.write(value);
    }
}
