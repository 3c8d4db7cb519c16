// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import sweeplab.base.Budget;
import sweeplab.base.Pieces;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Replay.Click;
import sweeplab.format.document.Replayer;
import sweeplab.play.Strict;
import sweeplab.review.Efficiency;
import sweeplab.review.Reviewer;

/** The clicks of a game: its turns, and how well it was clicked by core's figures. */
final class Clicks {

    private Clicks() {}

    /** Those that came to something, as the turns that a person makes in the page. */
    static List<PageJson> turns(Replay replay) {
        Replayer player = new Replayer(replay);
        List<PageJson> turns = new ArrayList<>();
        for (Click click : replay.clicks()) {
            String kind = kind(player, click);
            if (!player.make(click).isEmpty()) {
                turns.add(PageJson.object("kind", kind, "cell", click.cell(), "millis", click.millis()));
            }
        }
        return turns;
    }

    // A left click on a number opens around it, where the program was set up so.
    private static String kind(Replayer player, Click click) {
        return switch (click.kind()) {
            case OPEN -> player.view().covered(click.cell()) ? "open" : "chord";
            case MARK -> "flag";
            default -> "chord";
        };
    }

    /** Of a replay, which has the clicks that came to nothing as well; nothing for a board so large that nobody counts. */
    static Optional<PageJson> figures(Replay replay) {
        return efficiency(replay).map(figures -> json(figures, true));
    }

    /** Of turns as the page writes them, {@code o40.520}: clicks that came to nothing are not among them. */
    static Optional<PageJson> figures(String id, boolean strict, String turns) {
        List<Turn> made = Stream.of(Pieces.of(turns))
                .filter(word -> !word.isEmpty())
                .map(Turn::read)
                .toList();
        Played game = strict
                ? new Played(NamedBoard.setup(id), 1, (truth, cell, mark) -> new Strict(truth).before(cell, mark))
                : new Played(NamedBoard.setup(id), 1);
        made.forEach(turn -> game.take(turn.kind(), turn.cell()));
        FullBoard board = new FullBoard(
                game.setup().rules(),
                game.world(),
                1,
                Optional.empty(),
                game.setup().starts());
        List<Click> clicks = made.stream().map(Turn::click).toList();
        Replay replay = new Replay(board, clicks, Replay.Mouse.PLAIN, Map.of(), Optional.empty());
        return efficiency(replay).map(figures -> json(figures, false));
    }

    private record Turn(Played.Kind kind, int cell, long millis) {

        static Turn read(String word) {
            String[] numbers = Pieces.split(word.substring(1), '.');
            Played.Kind kind = switch (word.charAt(0)) {
                case 'o' -> Played.Kind.OPEN;
                case 'f' -> Played.Kind.FLAG;
                default -> Played.Kind.CHORD;
            };
            return new Turn(kind, Integer.parseInt(numbers[0]), numbers.length > 1 ? Long.parseLong(numbers[1]) : 0);
        }

        Click click() {
            Replay.Kind button = switch (kind) {
                case OPEN -> Replay.Kind.OPEN;
                case FLAG -> Replay.Kind.MARK;
                case CHORD -> Replay.Kind.CHORD;
            };
            return new Click(button, cell, millis);
        }
    }

    // Without a step to spend, nothing is judged: what the clicks did is told all the same.
    private static Optional<Efficiency> efficiency(Replay replay) {
        boolean small = replay.board().world().topology().size() <= Played.MOST_CELLS_MEASURED;
        return small
                ? Optional.of(new Reviewer(replay, Reviewer.USUAL_MARGIN, Budget.millis(0))
                        .workAll()
                        .efficiency())
                : Optional.empty();
    }

    private static PageJson json(Efficiency figures, boolean whole) {
        boolean timed = figures.millis() > 0;
        return PageJson.object(
                "done",
                figures.done(),
                "threeBv",
                figures.board().bbbv(),
                "openings",
                figures.board().openings(),
                "islands",
                figures.board().islands(),
                "zini",
                figures.board().zini(),
                "humanZini",
                figures.board().humanZini(),
                "left",
                figures.left(),
                "right",
                figures.right(),
                "chord",
                figures.chord(),
                "wasted",
                whole ? figures.wasted() : Double.NaN,
                "ioe",
                whole ? figures.ioe() : Double.NaN,
                "correctness",
                whole ? figures.correctness() : Double.NaN,
                "throughput",
                figures.throughput(),
                "seconds",
                timed ? figures.seconds() : Double.NaN,
                "perSecond",
                figures.bbbvPerSecond(),
                "rqp",
                timed ? figures.rqp() : Double.NaN,
                "path",
                figures.path());
    }
}
