// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import java.util.Optional;
import java.util.stream.IntStream;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.count.Exact;
import sweeplab.count.layers.Allowance;
import sweeplab.count.relation.RelationCount;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Sampler;
import sweeplab.game.Game;
import sweeplab.infer.CertainBySat;
import sweeplab.logic.SatEngine;
import sweeplab.position.Prior;
import sweeplab.prove.Answer;
import sweeplab.prove.Prover;
import sweeplab.trace.Step;
import sweeplab.trace.Trace;
import sweeplab.view.Statement;
import sweeplab.view.View;
import sweeplab.world.World;

/** Strict play (V8): before a move that is not certain the world changes to one that fits all that was seen and in which the move is wrong. Only reasoning wins. */
public final class Strict {

    private static final int FEW_STATES = 1 << 16;
    private static final int MOST_DRAWS = 1 << 12;

    private final Game game;
    private final Budget budget;
    private final Exact exact;

    public Strict(Game game) {
        this(game, Budget.unlimited());
    }

    /** Within a budget: when it is spent, what is not known to be certain is left as it is. */
    public Strict(Game game, Budget budget) {
        this.game = game;
        this.budget = budget;
        exact = new Exact().limit(budget);
    }

    /** Makes a move; before it the world may change. */
    public void apply(Step step) {
        if (!game.over() && step.kind() != Step.Kind.UNFLAG) {
            before(step.cell(), step.kind() == Step.Kind.FLAG);
        }
        Trace.apply(step, game);
    }

    /** Called before a cell is probed, or marked. */
    public void before(int cell, boolean mark) {
        View view = game.view();
        if (game.world().danger(cell) == mark && !certain(view, cell)) {
            wrong(view, cell, mark).filter(game::fits).ifPresent(game::become);
        }
    }

    // Where rules are relations of any kind, looking for a world in which the move is wrong is quicker.
    private boolean certain(View view, int cell) {
        if (!view.rules().plain()) {
            return false;
        }
        Analysis analysis = exact.analyse(view);
        return analysis.safe().contains(cell) || analysis.dangers().contains(cell);
    }

    // A world that fits and in which there is no danger if one is marked, or there is one if the cell is probed.
    private Optional<World> wrong(View view, int cell, boolean mark) {
        if (!view.rules().plain()) {
            return relational(view, cell, !mark);
        }
        return Prover.of(view, budget).explain(cell) instanceof Answer.Open open
                ? Optional.of(mark ? open.without() : open.with())
                : Optional.empty();
    }

    // Drawn where few states are enough to count, else found by a solver, which is right at any size.
    private Optional<World> relational(View view, int cell, boolean danger) {
        Statement statement = Statement.of(view);
        statement.known()[cell] = danger ? Statement.DANGER : Statement.SAFE;
        RelationCount count = RelationCount.of(statement, Prior.USUAL, new Allowance(FEW_STATES).limit(budget));
        return count.verdict() == Analysis.Verdict.TOO_LARGE
                ? CertainBySat.world(view, cell, danger, SatEngine.OWN.tools(), budget)
                : count.sampler(view.topology()).map(sampler -> likely(view, sampler, new Dice(cell)));
    }

    // Liars say as they did, if such a world is met, so that the moves lead to the same game when they are made again.
    private static World likely(View view, Sampler sampler, Dice dice) {
        World drawn = sampler.draw(dice);
        for (int i = 1; i < MOST_DRAWS && !saysTheSame(view, drawn); i++) {
            drawn = sampler.draw(dice);
        }
        return drawn;
    }

    private static boolean saysTheSame(View view, World world) {
        return IntStream.range(0, view.topology().size())
                .filter(view::hasClue)
                .allMatch(cell -> view.rules().clue(world, cell) == view.clue(cell));
    }
}
