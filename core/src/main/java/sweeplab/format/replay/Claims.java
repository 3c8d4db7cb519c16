// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Replayer;
import sweeplab.format.document.Turn;
import sweeplab.game.BoardMetrics;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.World;

/** What a file says of its game, and how that differs from what the board and the events give. */
final class Claims {

    static final List<String> LEVELS = List.of("Beginner", "Intermediate", "Expert", "Custom");

    private final List<String> other = new ArrayList<>();
    private int bbbv = -1;
    private long millis = -1;
    private long tolerance;
    private Optional<Boolean> won = Optional.empty();
    private String level = "";
    private Optional<Clicks> clicks = Optional.empty();

    void bbbv(int said) {
        bbbv = said;
    }

    /** The time of a won game, known to so many thousandths of a second. */
    void time(long said, long precision) {
        millis = said;
        tolerance = precision;
    }

    void won(boolean said) {
        won = Optional.of(said);
    }

    void level(String said) {
        level = said;
    }

    /** So many left and double clicks; right clicks are counted in different ways. */
    void clicks(int left, int chords) {
        clicks = Optional.of(new Clicks(left, chords));
    }

    private record Clicks(long left, long chords) {

        @Override
        public String toString() {
            return left + " left and " + chords + " double clicks";
        }
    }

    /** Another difference that a reader has found. */
    void differs(String what) {
        other.add(what);
    }

    List<String> doubts(Replay replay) {
        List<String> doubts = new ArrayList<>(other);
        compareBoard(replay.board().world(), doubts);
        compareEvents(replay, doubts);
        return doubts;
    }

    private void compareBoard(World world, List<String> doubts) {
        int counted = BoardMetrics.bbbv(world);
        if (bbbv >= 0 && bbbv != counted) {
            doubts.add("the file says 3BV " + bbbv + ", the board has " + counted);
        }
        if (!level.isEmpty() && !level.equals(level(world))) {
            doubts.add("the file says level " + level + ", the board is " + level(world));
        }
    }

    private void compareEvents(Replay replay, List<String> doubts) {
        Replayer player = new Replayer(replay);
        List<Turn> turns = new ArrayList<>();
        long left = 0;
        long chords = 0;
        for (Replay.Click click : replay.clicks()) {
            boolean playing = player.view().status() == Status.PLAYING;
            left += playing && click.kind() == Replay.Kind.OPEN ? 1 : 0;
            chords += playing && click.kind() == Replay.Kind.CHORD ? 1 : 0;
            turns.addAll(player.make(click));
        }
        Clicks made = new Clicks(left, chords);
        clicks.filter(said -> !said.equals(made))
                .ifPresent(said -> doubts.add("the file says " + said + ", its events come to " + made));
        View end = player.view();
        won.filter(said -> said != (end.status() == Status.WON))
                .ifPresent(said -> doubts.add("the file says that the game was " + (said ? "won" : "not won")
                        + ", its events come to a game " + end(end.status())));
        time(turns)
                .filter(found -> millis >= 0 && Math.abs(found - millis) > tolerance && end.status() == Status.WON)
                .ifPresent(found -> doubts.add("the file says " + RawVfWriter.seconds(millis) + " s, its events take "
                        + RawVfWriter.seconds(found) + " s"));
    }

    private static String end(Status status) {
        return status == Status.WON ? "won" : status == Status.LOST ? "lost" : "not finished";
    }

    /** From the first cell opened to the last move. */
    static Optional<Long> time(List<Turn> turns) {
        return turns.stream()
                .filter(turn -> turn.kind() == Turn.Kind.PROBE)
                .map(first -> turns.get(turns.size() - 1).millis() - first.millis())
                .findFirst();
    }

    /** The name of a board's size among players. */
    static String level(World world) {
        return switch (world.topology().id() + "/" + world.dangers()) {
            case "square:9x9/10", "square:8x8/10" -> "Beginner";
            case "square:16x16/40" -> "Intermediate";
            case "square:30x16/99" -> "Expert";
            default -> "Custom";
        };
    }
}
