// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench.logic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import sweeplab.agent.Outlook;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.format.Formats;
import sweeplab.format.document.SeenPosition;
import sweeplab.format.text.TextFormat;
import sweeplab.game.Game;
import sweeplab.proof.Grade;
import sweeplab.view.View;

/** Draws a set of positions: games are played by the easiest certain move, and each game gives at most one position of a kind. */
final class LogicMaker {

    static final String GUESS = "best guess";

    private static final int COVERED = 24;
    private static final long STEPS = 20_000_000;

    private final LogicPlan plan;
    private final Consumer<String> progress;

    LogicMaker(LogicPlan plan, Consumer<String> progress) {
        this.plan = plan;
        this.progress = progress;
    }

    static List<String> kinds() {
        return Stream.concat(Stream.of(Grade.values()).map(Grade::words), Stream.of(GUESS))
                .toList();
    }

    /** Positions of each game; of its boards the next is taken for what the first did not give. */
    List<LogicItem> make() {
        List<LogicItem> items = new ArrayList<>();
        for (List<String> boards : plan.boards()) {
            Map<String, List<LogicItem>> found = new LinkedHashMap<>();
            plan.kinds().forEach(kind -> found.put(kind, new ArrayList<>()));
            boards.forEach(board -> search(board, found));
            found.forEach((kind, some) -> progress.accept(boards.get(0) + ": " + kind + " " + some.size()));
            found.values().forEach(items::addAll);
        }
        return items;
    }

    private void search(String board, Map<String, List<LogicItem>> found) {
        for (int game = 0; game < plan.games() && wanting(found); game++) {
            play(named(board), GameId.parse(board).withSeed(Dice.seed(plan.seed(), game)), found);
        }
    }

    // The game, and the kind of board where it is said.
    private static String named(String board) {
        String game = GameId.parse(board).rules().id();
        return board.contains(":") ? game + "-" + board.substring(0, board.indexOf(':')) : game;
    }

    private boolean wanting(Map<String, List<LogicItem>> found) {
        return found.values().stream().anyMatch(some -> some.size() < plan.each());
    }

    private void play(String name, GameId id, Map<String, List<LogicItem>> found) {
        Game game = id.setup(new Catalogue()).newGame();
        for (int start : game.view().starts()) {
            if (game.view().covered(start)) {
                game.probe(start);
            }
        }
        List<String> taken = new ArrayList<>();
        while (!game.over() && game.view().opened() > 0) {
            Optional<Easiest> easiest = Easiest.of(game.view(), STEPS);
            String kind = easiest.map(certain -> certain.grade().words()).orElse(GUESS);
            List<LogicItem> some = found.get(kind);
            if (some != null
                    && !taken.contains(kind)
                    && some.size() < plan.each()
                    && take(name, game.view(), kind, some)) {
                taken.add(kind);
            }
            if (!wanting(found)) {
                return;
            }
            easiest.ifPresentOrElse(certain -> make(game, certain), () -> guessRightly(game));
        }
    }

    // Where nothing is certain the game goes on as if the best guess that goes well had been made.
    private static void guessRightly(Game game) {
        Analysis analysis = new Exact().analyse(game.view());
        int best = -1;
        for (int cell = 0; cell < game.world().topology().size(); cell++) {
            boolean right = game.view().covered(cell) && !game.world().danger(cell);
            if (right && (best < 0 || analysis.danger(cell) < analysis.danger(best))) {
                best = cell;
            }
        }
        game.probe(best);
    }

    private static void make(Game game, Easiest certain) {
        if (certain.danger()) {
            game.flag(certain.cell());
        } else {
            game.probe(certain.cell());
        }
    }

    private static boolean take(String game, View view, String kind, List<LogicItem> some) {
        Analysis analysis = new Exact().analyse(view);
        boolean guess = kind.equals(GUESS);
        boolean defined =
                view.lives() == 1 && !view.rules().hasGold() && view.rules().plain();
        Map<GridCell, Double> wins =
                defined && view.left() <= COVERED ? wins(view).orElse(Map.of()) : Map.of();
        if (analysis.gap().isPresent() || guess && (view.left() < 2 || defined && wins.isEmpty())) {
            return false;
        }
        String name = game + "/" + kind.replace(' ', '-') + "/" + (some.size() + 1);
        String text = ((TextFormat) new Formats().named("board")).text(new SeenPosition(view));
        some.add(new LogicItem(name, kind, view.rules().id(), text, LogicItem.risks(view, analysis), wins));
        return true;
    }

    // Exactly, or not at all.
    private static Optional<Map<GridCell, Double>> wins(View view) {
        Map<GridCell, Double> wins = new TreeMap<>();
        Outlook outlook = new Outlook();
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.covered(cell) && !view.flagged(cell)) {
                Optional<Outlook.Chance> chance = outlook.chance(view, cell, Budget.steps(STEPS));
                if (chance.isEmpty() || chance.get().margin() > 0) {
                    return Optional.empty();
                }
                wins.put(GridCell.of(view.topology(), cell), chance.get().win());
            }
        }
        return Optional.of(wins);
    }
}
