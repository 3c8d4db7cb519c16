// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.List;
import sweeplab.base.Dice;
import sweeplab.game.Game;
import sweeplab.proof.Claim;
import sweeplab.proof.Grade;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofChecker;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.World;

/** Plays a game from proof to proof and checks every answer on the way: by the checker, by the truth, and by looking at the worlds shown. */
final class Explained {

    /** What one game or many showed. */
    static final class Tally {
        int games;
        int positions;
        int proofs;
        int open;
        int unknown;
        int gold;
        final int[] grades = new int[Grade.values().length];
        final List<Long> nanos = new ArrayList<>();
        final List<Integer> clues = new ArrayList<>();
    }

    /** Told of every proof, with the view it was made for. */
    interface Reader {
        void read(View view, Proof proof);
    }

    private final Game game;
    private final Tally tally;
    private final Reader reader;
    private final Dice dice;

    private Explained(Game game, Tally tally, Reader reader, Dice dice) {
        this.game = game;
        this.tally = tally;
        this.reader = reader;
        this.dice = dice;
    }

    static void play(Game game, long seed, Tally tally, Reader reader) {
        new Explained(game, tally, reader, new Dice(seed)).play();
        tally.games++;
    }

    private void play() {
        for (int start : game.view().starts()) {
            if (game.view().covered(start)) {
                game.probe(start);
            }
        }
        while (!game.over()) {
            tally.positions++;
            List<Integer> safe = explainAll();
            if (safe.isEmpty()) {
                safe = List.of(anySafeCell());
            }
            for (int cell : safe) {
                if (!game.over() && game.view().covered(cell)) {
                    game.probe(cell);
                }
            }
        }
    }

    private List<Integer> explainAll() {
        View view = game.view();
        long begin = System.nanoTime();
        Prover prover = Prover.of(view);
        List<Integer> safe = new ArrayList<>();
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.covered(cell)) {
                Answer answer = prover.explain(cell);
                if (answer instanceof Answer.Proved) {
                    tally.nanos.add(System.nanoTime() - begin);
                }
                if (check(cell, answer)) {
                    safe.add(cell);
                }
                if (view.rules().goldClue() != GoldClue.NONE) {
                    checkGold(cell, prover.explainGold(cell));
                }
                begin = System.nanoTime();
            }
        }
        return safe;
    }

    // True if the cell is proved safe.
    private boolean check(int cell, Answer answer) {
        if (answer instanceof Answer.Proved proved) {
            check(proved.proof());
            boolean danger = proved.proof().claim() instanceof Claim.Danger;
            if (danger != game.world().danger(cell)) {
                throw new AssertionError("proved what is false: " + proved.proof());
            }
            return !danger;
        } else if (answer instanceof Answer.Open open) {
            if (!open.with().danger(cell) || open.without().danger(cell)) {
                throw new AssertionError("the two worlds do not differ at " + cell);
            }
            check(open);
        } else {
            checkUnknown(answer);
        }
        return false;
    }

    private void checkGold(int cell, Answer answer) {
        if (answer instanceof Answer.Proved proved) {
            check(proved.proof());
            if (proved.proof().claim() instanceof Claim.Gold != game.world().gold(cell)) {
                throw new AssertionError("proved what is false: " + proved.proof());
            }
            tally.gold += game.world().gold(cell) ? 1 : 0;
        } else if (answer instanceof Answer.Open open) {
            if (!open.with().gold(cell) || open.without().gold(cell)) {
                throw new AssertionError("the two worlds do not differ at " + cell);
            }
            check(open);
        } else if (game.view().golds() != View.UNTOLD) {
            checkUnknown(answer);
        }
    }

    private void checkUnknown(Answer answer) {
        if (!(answer instanceof Answer.Unknown)) {
            throw new AssertionError("a true position called inconsistent: " + answer);
        }
        tally.unknown++;
    }

    private void check(Proof proof) {
        tally.proofs++;
        tally.grades[proof.grade().ordinal()]++;
        tally.clues.add(proof.clues().size());
        ProofChecker.of(game.view()).fault(proof).ifPresent(fault -> {
            throw new AssertionError(fault + ": " + proof);
        });
        reader.read(game.view(), proof);
    }

    private void check(Answer.Open open) {
        tally.open++;
        checkWorld(open.with());
        checkWorld(open.without());
    }

    private void checkWorld(World world) {
        View view = game.view();
        if (view.dangers() != View.UNTOLD && world.dangers() != view.dangers()) {
            throw new AssertionError("a world with " + world.dangers() + " dangers, not " + view.dangers());
        }
        if (view.golds() != View.UNTOLD && world.golds() != view.golds()) {
            throw new AssertionError("a world with " + world.golds() + " gold, not " + view.golds());
        }
        for (int cell = 0; cell < view.topology().size(); cell++) {
            checkCell(world, cell);
        }
    }

    private void checkCell(World world, int cell) {
        View view = game.view();
        boolean right = view.covered(cell)
                || view.exploded(cell) && world.danger(cell)
                || view.blocked(cell) && world.blocked(cell)
                || view.hasClue(cell) && !world.danger(cell) && clueFits(world, cell);
        boolean apart = !world.gold(cell) || world.dangersAround(cell) == 0;
        boolean goldFits = view.goldClue(cell) == View.UNTOLD
                || view.goldClue(cell) == view.rules().goldClue().clue(world, cell);
        if (!right || !apart || !goldFits) {
            throw new AssertionError(
                    "a world that does not agree with " + view.topology().name(cell));
        }
    }

    private boolean clueFits(World world, int cell) {
        View view = game.view();
        return view.gold(cell) ? world.dangersAround(cell) == 0 : view.rules().clue(world, cell) == view.clue(cell);
    }

    // A look at the truth keeps the game going, so that every game is played to its end.
    private int anySafeCell() {
        View view = game.view();
        while (true) {
            int cell = dice.nextInt(view.topology().size());
            if (view.covered(cell) && !game.world().danger(cell)) {
                return cell;
            }
        }
    }
}
