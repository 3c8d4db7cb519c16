// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.count.estimate.Estimate;
import sweeplab.count.estimate.Estimator;
import sweeplab.logic.Bounded;
import sweeplab.logic.Clauses;
import sweeplab.logic.DirectCnf;
import sweeplab.logic.Paid;
import sweeplab.logic.SatSolver;
import sweeplab.logic.SequentialCounter;
import sweeplab.position.Constraint;
import sweeplab.position.Position;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.Content;
import sweeplab.world.World;

/** Finds worlds that fit a view by a SAT solver that is given another first guess for every cell each time, so that they are unlike each other. */
public final class FittingWorlds {

    private static final int CONFLICTS = 1_000_000;
    private static final long LITERALS = 8_000_000;
    // Counting all ways in clauses takes too many of them beyond that.
    private static final int MOST_LISTED = 12;

    private final View view;
    private final Position position;
    private final Budget budget;
    private final boolean joint;

    public FittingWorlds(View view, Budget budget) {
        this.view = view;
        this.budget = budget;
        position = new Position(view);
        position.propagate();
        joint = view.rules().goldClue() != GoldClue.NONE;
    }

    /** The chances of a position by sampling, beginning with worlds found here in half of the time. */
    public static Estimate estimate(View view, long seed, Budget budget) {
        FittingWorlds finder = new FittingWorlds(view, budget.withMillis(budget.millisLeft() / 2));
        return Estimator.of(view, finder::find, seed, budget);
    }

    /** A world that fits, if one is found within the budget; rules that are more than counts around cells are not understood here. */
    public Optional<World> find(Dice dice) {
        if (!view.rules().plain() || !position.consistent()) {
            return Optional.empty();
        }
        return budget.within(() -> solve(dice, false).or(() -> solve(dice, true)))
                .flatMap(found -> found);
    }

    // The total over many cells is long: first without it, as there may be cells that can make up for it.
    private Optional<World> solve(Dice dice, boolean withTotal) {
        Question question = new Question(dice);
        question.tellClues();
        question.tellGold();
        if (withTotal) {
            position.constraints().total().ifPresent(question::tellRoughly);
        }
        return question.answer();
    }

    private final class Question {

        private final Dice dice;
        private final SatSolver solver = new Bounded(new LogicNgSolver(CONFLICTS), LITERALS);
        private final int[] danger = new int[view.topology().size()];
        private final int[] gold = new int[danger.length];
        private final Clauses paid = new Paid(solver, budget);
        private boolean withTotal;

        Question(Dice dice) {
            this.dice = dice;
            solver.limit(budget);
            double share = dice.nextDouble() / 2;
            for (int cell = 0; cell < danger.length; cell++) {
                if (position.unknown(cell)) {
                    danger[cell] = variable(share);
                }
                if (joint && view.covered(cell) && !position.danger(cell)) {
                    gold[cell] = variable(0);
                }
            }
        }

        // A solver tries first that its variables are false: those of some cells stand for the contrary.
        private int variable(double share) {
            int variable = solver.newVariable();
            return dice.nextDouble() < share ? -variable : variable;
        }

        void tellClues() {
            position.constraints().clues().forEach(this::tell);
            for (int cell = 0; joint && cell < gold.length; cell++) {
                position.constraints().gold(cell).ifPresent(this::tell);
                if (gold[cell] != 0) {
                    keepApart(cell);
                }
            }
        }

        private void keepApart(int cell) {
            if (danger[cell] != 0) {
                paid.addClause(-gold[cell], -danger[cell]);
            }
            for (int neighbour : view.topology().neighbours(cell)) {
                if (danger[neighbour] != 0) {
                    paid.addClause(-gold[cell], -danger[neighbour]);
                } else if (position.danger(neighbour)) {
                    paid.addClause(-gold[cell]);
                }
            }
        }

        private void tell(Constraint constraint) {
            int[] literals = literals(constraint);
            (literals.length > MOST_LISTED ? new SequentialCounter() : new DirectCnf())
                    .encode(literals, constraint.atLeast(), constraint.atMost(), paid);
        }

        private int[] literals(Constraint constraint) {
            int[] variables = constraint.subject() == Constraint.Subject.GOLD ? gold : danger;
            return Arrays.stream(constraint.cells())
                    .map(cell -> variables[cell])
                    .filter(variable -> variable != 0)
                    .toArray();
        }

        void tellGold() {
            if (joint && view.golds() != View.UNTOLD) {
                int left = view.golds() - view.goldCells();
                int[] cells =
                        IntStream.range(0, gold.length).filter(view::covered).toArray();
                tell(new Constraint(Constraint.Subject.GOLD, cells, left, left, Constraint.TOTAL));
            }
        }

        // Cells out of sight can hold whatever is left, where there is no gold.
        void tellRoughly(Constraint total) {
            withTotal = true;
            int[] seen = joint
                    ? total.cells()
                    : Arrays.stream(total.cells()).filter(position::inSight).toArray();
            int atLeast = total.atLeast() - (total.cells().length - seen.length);
            tell(new Constraint(total.subject(), seen, Math.max(0, atLeast), total.atMost(), Constraint.TOTAL));
        }

        Optional<World> answer() {
            if (solver.solve() != SatSolver.Answer.TRUE) {
                return Optional.empty();
            }
            byte[] content = new byte[danger.length];
            for (int cell = 0; cell < content.length; cell++) {
                content[cell] = content(cell).code();
            }
            return fillUp(content) ? Optional.of(World.of(view.topology(), content)) : Optional.empty();
        }

        private Content content(int cell) {
            if (position.danger(cell) || holds(danger[cell]) && (withTotal && joint || position.inSight(cell))) {
                return Content.DANGER;
            }
            return view.gold(cell) || holds(gold[cell])
                    ? Content.GOLD
                    : view.blocked(cell) ? Content.BLOCKED : Content.CLEAR;
        }

        private boolean holds(int literal) {
            return literal != 0 && solver.value(Math.abs(literal)) == literal > 0;
        }

        // Dangers that are left lie anywhere out of sight; false if there are too many or too few.
        private boolean fillUp(byte[] content) {
            int left = view.dangers();
            for (byte each : content) {
                left -= each == Content.DANGER.code() ? 1 : 0;
            }
            int[] room = IntStream.range(0, content.length)
                    .filter(cell -> position.unknown(cell) && !position.inSight(cell) && farFromGold(cell, content))
                    .toArray();
            for (int i = 0; view.dangers() != View.UNTOLD && i < room.length; i++) {
                if (dice.nextInt(room.length - i) < left) {
                    content[room[i]] = Content.DANGER.code();
                    left--;
                }
            }
            return view.dangers() == View.UNTOLD || left == 0;
        }

        private boolean farFromGold(int cell, byte[] content) {
            return content[cell] == Content.CLEAR.code()
                    && IntStream.of(view.topology().neighbours(cell))
                            .noneMatch(neighbour -> content[neighbour] == Content.GOLD.code());
        }
    }
}
