// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import sweeplab.agent.Agent;
import sweeplab.agent.RandomProbing;
import sweeplab.agent.Recipe;
import sweeplab.arena.Plan;
import sweeplab.arena.Player;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.infer.Inference;
import sweeplab.infer.Satisfiability;
import sweeplab.infer.SinglePoint;
import sweeplab.logic.Measured;
import sweeplab.logic.SatEngine;
import sweeplab.logic.SatSolver;
import sweeplab.logic.SatTools;
import sweeplab.sat.Popping;
import sweeplab.sat.SatEngines;

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

    /** Games on boards of one kind, the same for whoever plays them. */
    public record Games(GameId id, int count, long seed) {}

    private final SatEngine engine;
    private final Function<SatTools, Inference> way;
    private final List<Measured> solvers = new ArrayList<>();
    private final List<Timed> agents = new ArrayList<>();

    private SatBench(SatEngine engine, Function<SatTools, Inference> way) {
        this.engine = engine;
        this.way = way;
    }

    /** Plays each game once with single point, this engine and random probes; {@code withTotal} as in {@link Satisfiability}. */
    public static Row run(SatEngine engine, boolean withTotal, Games games) {
        return new SatBench(engine, tools -> new Satisfiability(tools, withTotal)).run(engine.name(), games);
    }

    /** The same, but cell by cell, each with a knowledge base of its own. */
    public static Row run(Popping popping, Games games) {
        return new SatBench(SatEngines.DEFAULT, popping::inference).run(popping.name(), games);
    }

    private Row run(String name, Games games) {
        int count = games.count();
        long guesses = play(name, games);
        return new Row(
                name,
                count,
                sum(solver -> solver.size().variables()) / count,
                sum(solver -> solver.size().clauses()) / count,
                sum(solver -> solver.size().queries()) / count,
                agents.stream().mapToDouble(Timed::millis).sum() / count,
                agents.stream().mapToDouble(Timed::millis).max().orElse(0),
                (double) solvers.size() / count,
                (double) guesses / count);
    }

    private double sum(ToLongFunction<Measured> size) {
        return solvers.stream().mapToLong(size).sum();
    }

    private long play(String name, Games games) {
        Plan plan =
                new Plan(List.of(name), List.of(games.id().toString()), games.count(), games.seed(), false, Map.of());
        int dangers = games.id().setup(new Catalogue()).world().dangers();
        long guesses = 0;
        for (int game = 0; game < games.count(); game++) {
            Timed agent = agent(game);
            agents.add(agent);
            try (Player player = new Player(plan, any -> seed -> agent, dangers + 1, false).flaggingAfterwards()) {
                guesses += player.play(game).score().guesses();
            }
        }
        return guesses;
    }

    private Timed agent(long seed) {
        SatTools plain = engine.tools();
        SatTools tools = new SatTools(() -> watch(plain.solvers().get()), plain.clues(), plain.totals());
        Agent agent = new Recipe(new RandomProbing(seed), new SinglePoint(), way.apply(tools));
        return new Timed(agent);
    }

    private Measured watch(SatSolver solver) {
        Measured measured = new Measured(solver);
        solvers.add(measured);
        return measured;
    }
}
