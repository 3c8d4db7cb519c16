// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench.logic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
import sweeplab.proof.Bound;
import sweeplab.proof.Claim;
import sweeplab.proof.Grade;
import sweeplab.proof.Proof;
import sweeplab.prove.Prover;
import sweeplab.view.View;

/** Draws a set of positions: games are played by the easiest certain move, and each game gives at most one position of a kind. */
final class LogicMaker {

    static final String GUESS = "best guess";

    private static final int COVERED = 24;
    private static final int MOST_GAMES = 60;
    private static final long STEPS = 20_000_000;

    private final long seed;
    private final int each;
    private final Consumer<String> progress;

    LogicMaker(long seed, int each, Consumer<String> progress) {
        this.seed = seed;
        this.each = each;
        this.progress = progress;
    }

    static List<String> kinds() {
        return Stream.concat(Stream.of(Grade.values()).map(Grade::words), Stream.of(GUESS))
                .toList();
    }

    /** Positions of each game; of its boards the next is taken for what the first did not give. */
    List<LogicItem> make(List<List<String>> games) {
        List<LogicItem> items = new ArrayList<>();
        for (List<String> boards : games) {
            Map<String, List<LogicItem>> found = new LinkedHashMap<>();
            kinds().forEach(kind -> found.put(kind, new ArrayList<>()));
            boards.forEach(board -> search(board, found));
            found.forEach((kind, some) -> progress.accept(boards.get(0) + ": " + kind + " " + some.size()));
            found.values().forEach(items::addAll);
        }
        return items;
    }

    private void search(String board, Map<String, List<LogicItem>> found) {
        for (int game = 0; game < MOST_GAMES && wanting(found); game++) {
            play(GameId.parse(board).withSeed(Dice.seed(seed, game)), found);
        }
    }

    private boolean wanting(Map<String, List<LogicItem>> found) {
        return found.values().stream().anyMatch(some -> some.size() < each);
    }

    private void play(GameId id, Map<String, List<LogicItem>> found) {
        Game game = id.setup(new Catalogue()).newGame();
        for (int start : game.view().starts()) {
            if (game.view().covered(start)) {
                game.probe(start);
            }
        }
        List<String> taken = new ArrayList<>();
        while (!game.over() && game.view().opened() > 0) {
            Optional<Proof> easiest = easiest(game.view());
            String kind = easiest.map(proof -> proof.grade().words()).orElse(GUESS);
            List<LogicItem> some = Objects.requireNonNull(found.get(kind));
            if (!taken.contains(kind) && some.size() < each && take(id, game.view(), kind, some)) {
                taken.add(kind);
            }
            if (!wanting(found)) {
                return;
            }
            easiest.ifPresentOrElse(proof -> make(game, proof.claim()), () -> guessRightly(game));
        }
    }

    // Flags are there only where a proof put them, so they may be trusted.
    private static Optional<Proof> easiest(View view) {
        Prover prover = Prover.trustingFlags(view, Budget.steps(STEPS));
        return easiest(prover.easy()).or(() -> easiest(prover.certain()));
    }

    private static Optional<Proof> easiest(List<Proof> proofs) {
        return proofs.stream()
                .filter(proof -> proof.claim() instanceof Claim.Safe || proof.claim() instanceof Claim.Danger)
                .min(Comparator.comparing(Proof::grade).thenComparing(proof -> proof.claim() instanceof Claim.Danger));
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

    private static void make(Game game, Claim claim) {
        int cell = Bound.cell(claim.bound().atoms().get(0));
        if (claim instanceof Claim.Danger) {
            game.flag(cell);
        } else {
            game.probe(cell);
        }
    }

    private static boolean take(GameId id, View view, String kind, List<LogicItem> some) {
        Analysis analysis = new Exact().analyse(view);
        boolean guess = kind.equals(GUESS);
        boolean defined = view.lives() == 1 && !view.rules().hasGold();
        Map<GridCell, Double> wins =
                defined && view.left() <= COVERED ? wins(view).orElse(Map.of()) : Map.of();
        if (analysis.gap().isPresent() || guess && (view.left() < 2 || defined && wins.isEmpty())) {
            return false;
        }
        String name = view.rules().id() + "/" + kind.replace(' ', '-') + "/" + (some.size() + 1);
        String text = ((TextFormat) new Formats().named("board")).text(new SeenPosition(view));
        some.add(new LogicItem(name, kind, id.rules().id(), text, LogicItem.risks(view, analysis), wins));
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
