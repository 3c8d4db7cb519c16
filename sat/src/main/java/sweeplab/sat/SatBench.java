// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.RandomProbing;
import sweeplab.agent.Recipe;
import sweeplab.catalogue.Setup;
import sweeplab.infer.Inference;
import sweeplab.infer.Satisfiability;
import sweeplab.infer.SinglePoint;
import sweeplab.logic.Measured;
import sweeplab.logic.SatEngine;
import sweeplab.logic.SatSolver;
import sweeplab.logic.SatTools;
import sweeplab.play.Referee;
import sweeplab.play.Score;
import sweeplab.view.View;

/** Measures what satisfiability reasoning costs in an encoding: whole games, with lives enough that each goes to its end. */
public final class SatBench {

    /** What the games took on average; {@code milliseconds} is all the time of the agent (of the processor, not the clock), {@code worst} that of the slowest game, {@code bases} how many knowledge bases were written, {@code guesses} the probes that nothing was known for. */
    public record Row(
            String engine,
            int games,
            double variables,
            double clauses,
            double queries,
            double milliseconds,
            double worst,
            double bases,
            double guesses) {}

    private final SatEngine engine;
    private final Function<SatTools, Inference> way;
    private final List<Measured> solvers = new ArrayList<>();
    private long guesses;

    private SatBench(SatEngine engine, Function<SatTools, Inference> way) {
        this.engine = engine;
        this.way = way;
    }

    /** Plays each game once with single point, this engine and random probes; {@code withTotal} as in {@link Satisfiability}. */
    public static Row run(SatEngine engine, boolean withTotal, List<Setup> games) {
        return new SatBench(engine, tools -> new Satisfiability(tools, withTotal)).run(engine.name(), games);
    }

    /** The same, but cell by cell, each with a knowledge base of its own. */
    public static Row run(Popping popping, List<Setup> games) {
        return new SatBench(SatEngines.DEFAULT, popping::inference).run(popping.name(), games);
    }

    private Row run(String name, List<Setup> games) {
        double all = 0;
        double worst = 0;
        for (int i = 0; i < games.size(); i++) {
            double milliseconds = play(games.get(i), i);
            all += milliseconds;
            worst = Math.max(worst, milliseconds);
        }
        return new Row(
                name,
                games.size(),
                average(
                        games,
                        solvers.stream()
                                .mapToLong(solver -> solver.size().variables())
                                .sum()),
                average(
                        games,
                        solvers.stream()
                                .mapToLong(solver -> solver.size().clauses())
                                .sum()),
                average(
                        games,
                        solvers.stream()
                                .mapToLong(solver -> solver.size().queries())
                                .sum()),
                all / games.size(),
                worst,
                average(games, solvers.size()),
                average(games, guesses));
    }

    private static double average(List<Setup> games, long sum) {
        return (double) sum / games.size();
    }

    private double play(Setup setup, long seed) {
        SatTools plain = engine.tools();
        SatTools tools = new SatTools(() -> watch(plain.solvers().get()), plain.clues(), plain.totals());
        Timed agent = new Timed(new Recipe(new RandomProbing(seed), new SinglePoint(), way.apply(tools)));
        Score score = Referee.play(setup.newGame(setup.world().dangers() + 1), agent, step -> {});
        guesses += score.guesses();
        return agent.nanos / 1e6;
    }

    private Measured watch(SatSolver solver) {
        Measured measured = new Measured(solver);
        solvers.add(measured);
        return measured;
    }

    private static final class Timed implements Agent {

        private final Agent agent;
        private long nanos;

        Timed(Agent agent) {
            this.agent = agent;
        }

        @Override
        public Decision decide(View view) {
            long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            Decision decision = agent.decide(view);
            nanos += ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
            return decision;
        }
    }
}
