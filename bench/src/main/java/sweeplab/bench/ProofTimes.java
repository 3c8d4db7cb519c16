// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sweeplab.agent.Move;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.game.Game;
import sweeplab.proof.ProofChecker;
import sweeplab.prove.Answer;
import sweeplab.prove.Prover;
import sweeplab.view.View;

/** How long a proof takes: every deduction of whole games, each proved by itself and checked. Arguments: GAME, how many games. */
public final class ProofTimes {

    private final Exact exact = new Exact();
    private final List<Long> proving = new ArrayList<>();
    private final List<Long> checking = new ArrayList<>();

    private ProofTimes() {}

    public static void main(String[] args) {
        String game = args.length > 0 ? args[0] : "30x16/99 safe@0,0";
        int games = args.length > 1 ? Integer.parseInt(args[1]) : 100;
        ProofTimes times = new ProofTimes();
        for (int seed = 0; seed < games; seed++) {
            times.play(GameId.parse(game + " #" + seed).setup(new Catalogue()).newGame(), new Dice(seed));
        }
        System.out.println(game + ", " + games + " games, " + times.proving.size() + " proofs, CPU milliseconds");
        System.out.println("proving:  " + figures(times.proving));
        System.out.println("checking: " + figures(times.checking));
    }

    private void play(Game game, Dice dice) {
        while (!game.over()) {
            int[] moves = exact.certain(game.view());
            for (int move : moves) {
                time(game.view(), Move.cell(move));
            }
            for (int move : moves) {
                if (!Move.isFlag(move) && game.view().covered(move) && !game.over()) {
                    game.probe(move);
                } else if (Move.isFlag(move)) {
                    game.flag(Move.cell(move));
                }
            }
            if (moves.length == 0) {
                probeSomethingSafe(game, dice);
            }
        }
    }

    private void time(View view, int cell) {
        long begin = cpu();
        Answer answer = Prover.of(view).explain(cell);
        long proved = cpu();
        if (!(answer instanceof Answer.Proved certain) || !ProofChecker.of(view).accepts(certain.proof())) {
            throw new IllegalStateException("no proof for " + view.topology().name(cell));
        }
        proving.add(proved - begin);
        checking.add(cpu() - proved);
    }

    // A look at the truth keeps the game going, so that every game is played to its end.
    private static void probeSomethingSafe(Game game, Dice dice) {
        int cell = game.view().opened() == 0 ? game.view().starts()[0] : 0;
        while (!game.view().covered(cell) || game.world().danger(cell)) {
            cell = dice.nextInt(game.world().topology().size());
        }
        game.probe(cell);
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static String figures(List<Long> nanos) {
        Collections.sort(nanos);
        return "median " + millis(nanos, 0.5) + ", 99 % " + millis(nanos, 0.99) + ", 99.9 % " + millis(nanos, 0.999)
                + ", most " + millis(nanos, 1);
    }

    private static double millis(List<Long> sorted, double share) {
        return sorted.get((int) (share * (sorted.size() - 1))) / 1e6;
    }
}
