// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sweeplab.format.document.Document;
import sweeplab.format.document.Minefield;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Replayer;
import sweeplab.format.document.Turn;
import sweeplab.game.BoardMetrics;
import sweeplab.view.View;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Writes a RAWVF replay: each click as its presses and releases, and what came of it as board events. */
final class RawVfWriter {

    private static final int SQUARE = RawVfEvents.SQUARE;

    private final Replay replay;
    private final World world;
    private final Topology topology;
    private final StringBuilder text = new StringBuilder();

    RawVfWriter(Document document) {
        if (!(document instanceof Replay played)) {
            throw new IllegalArgumentException("the format rawvf holds replays: this is a " + document.kind());
        }
        replay = played;
        world = Minefield.world(replay, "rawvf");
        topology = world.topology();
    }

    String text() {
        keys();
        text.append("Board:\n");
        for (int cell = 0; cell < topology.size(); cell++) {
            text.append(world.danger(cell) ? '*' : '0');
            text.append(topology.column(cell) == topology.columns() - 1 ? "\n" : "");
        }
        text.append("Events:\n");
        Replayer replayer = new Replayer(replay);
        for (Gesture gesture : Gesture.of(replay, replay.clicks())) {
            event(gesture.event());
            gesture.done().ifPresent(click -> {
                int opened = replayer.view().opened();
                writeBoardEvents(replayer.view(), opened, replayer.make(click));
            });
        }
        return text.toString();
    }

    private void keys() {
        Map<String, String> keys = new TreeMap<>(replay.notes());
        key("RawVF_Version", "Rev6");
        for (String first : List.of("Program", "Version", "Player")) {
            String value = keys.remove(first);
            if (value != null) {
                key(first, value);
            }
        }
        key("Level", Claims.level(world));
        key("Width", Integer.toString(topology.columns()));
        key("Height", Integer.toString(topology.rows()));
        key("Mines", Integer.toString(world.dangers()));
        key("Marks", replay.mouse().questionMarks() ? "On" : "Off");
        if (replay.mouse().superClick()) {
            key("SuperClick", "On");
        }
        if (replay.path().cellSize() != SQUARE) {
            key("SquareSize", Integer.toString(replay.path().cellSize()));
        }
        measures();
        keys.forEach(this::key);
    }

    private void measures() {
        long millis = Claims.time(replay.turns()).orElse(0L);
        int bbbv = BoardMetrics.bbbv(world);
        key("Time", seconds(millis));
        key("BBBV", Integer.toString(bbbv));
        key("BBBVS", millis <= 0 ? "0.000" : seconds(1_000_000L * bbbv / millis));
    }

    private void key(String key, String value) {
        text.append(key).append(": ").append(value).append('\n');
    }

    static String seconds(long millis) {
        long size = Math.abs(millis);
        String fraction = Long.toString(1000 + size % 1000).substring(1);
        return (millis < 0 ? "-" : "") + size / 1000 + "." + fraction;
    }

    private void event(MouseEvent event) {
        int size = replay.path().cellSize();
        text.append(seconds(event.millis()))
                .append(' ')
                .append(event.kind().id())
                .append(' ');
        text.append(Math.floorDiv(event.x(), size) + 1).append(' ');
        text.append(Math.floorDiv(event.y(), size) + 1).append(" (");
        text.append(event.x()).append(' ').append(event.y()).append(")\n");
    }

    private void writeBoardEvents(View view, int opened, List<Turn> turns) {
        for (Turn turn : turns) {
            if (turn.kind() != Turn.Kind.PROBE) {
                boardEvent(turn.kind() == Turn.Kind.FLAG ? "flag" : "closed", turn.cell());
            }
        }
        for (int i = opened; i < view.opened(); i++) {
            int cell = view.opened(i);
            boardEvent(view.exploded(cell) ? "blast" : "number" + view.clue(cell), cell);
        }
    }

    private void boardEvent(String id, int cell) {
        text.append(id).append(' ').append(topology.column(cell) + 1);
        text.append(' ').append(topology.row(cell) + 1).append('\n');
    }
}
