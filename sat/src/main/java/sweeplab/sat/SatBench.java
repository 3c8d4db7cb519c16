package sweeplab.sat;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.RandomProbing;
import sweeplab.agent.Recipe;
import sweeplab.catalogue.Setup;
import sweeplab.infer.Satisfiability;
import sweeplab.infer.SinglePoint;
import sweeplab.play.Referee;
import sweeplab.view.View;

/** Measures what satisfiability reasoning costs in an encoding: whole games, with lives enough that each goes to its end. */
public final class SatBench {

    /** What the games took on average; {@code milliseconds} is all the time of the agent (of the processor, not the clock), {@code worst} that of the slowest game. */
    public record Row(
            String engine,
            int games,
            double variables,
            double clauses,
            double queries,
            double milliseconds,
            double worst) {}

    private final SatEngine engine;
    private final boolean withTotal;
    private final List<Measured> solvers = new ArrayList<>();

    private SatBench(SatEngine engine, boolean withTotal) {
        this.engine = engine;
        this.withTotal = withTotal;
    }

    /** Plays each game once with single point, this engine and random probes; {@code withTotal} as in {@link Satisfiability}. */
    public static Row run(SatEngine engine, boolean withTotal, List<Setup> games) {
        return new SatBench(engine, withTotal).run(games);
    }

    private Row run(List<Setup> games) {
        double all = 0;
        double worst = 0;
        for (int i = 0; i < games.size(); i++) {
            double milliseconds = play(games.get(i), i);
            all += milliseconds;
            worst = Math.max(worst, milliseconds);
        }
        return new Row(
                engine.name(),
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
                worst);
    }

    private static double average(List<Setup> games, long sum) {
        return (double) sum / games.size();
    }

    private double play(Setup setup, long seed) {
        Satisfiability.Tools plain = engine.tools();
        Satisfiability.Tools tools =
                new Satisfiability.Tools(() -> watch(plain.solvers().get()), plain.clues(), plain.totals());
        Timed agent =
                new Timed(new Recipe(new RandomProbing(seed), new SinglePoint(), new Satisfiability(tools, withTotal)));
        Referee.play(setup.newGame(setup.world().dangers() + 1), agent, step -> {});
        return agent.nanos / 1e6;
    }

    private Measured watch(sweeplab.infer.SatSolver solver) {
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
