// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import sweeplab.agent.Agent;
import sweeplab.agent.RandomProbing;
import sweeplab.agent.Recipe;
import sweeplab.agent.Roster;
import sweeplab.base.PublicApi;
import sweeplab.count.relation.CountedRelations;
import sweeplab.infer.ClueByClue;
import sweeplab.infer.GoldAndDangers;
import sweeplab.infer.GoldSatisfiability;
import sweeplab.infer.GoldSinglePoint;
import sweeplab.infer.Inference;
import sweeplab.infer.Pace;
import sweeplab.infer.Satisfiability;
import sweeplab.infer.SinglePoint;
import sweeplab.logic.SatEngine;

/** The reports' agents that need a SAT solver, each a line. */
@PublicApi
public final class SatAgents {

    // Beyond that the solver is quicker, if any is.
    private static final int MOST_STATES = 1 << 20;

    private SatAgents() {}

    public static Roster addTo(Roster roster) {
        return roster.add("sat", "SPS, SAT, stops when nothing follows", seed -> careful(sat(SatEngines.DEFAULT)))
                .add("sat-total", "SPS, SAT with the total, stops when nothing follows", seed -> careful(thorough()))
                .add("sat:whole", "report 004's loop: a cell at a time, asked of all clues", seed -> popped("whole"))
                .add("sat:near", "the same, asked only of the clues near the cell", seed -> popped("near"))
                .add(
                        "sat:near-recent",
                        "sat:near, cells beside what was opened last first",
                        seed -> popped("near-recent"))
                .add(
                        "sat:near-promising",
                        "sat:near, cells with the most clues first",
                        seed -> popped("near-promising"))
                .add("nettle-logic3", "report 000: SPS, SAT on a DNF, random", SatAgents::nettleLogic3)
                .add("daggers-001-logic3", "report 001: SPS, SAT, random", SatAgents::daggers001Logic3)
                .add("daggers-002-logic2", "report 002: SPS, ATS with the total, random", SatAgents::daggers002Logic2)
                .add(
                        "daggers-002-logic3",
                        "report 002: gold SPS, gold ATS, SPS, ATS, random",
                        SatAgents::daggers002Logic3)
                .add(
                        "daggers-counted",
                        "report 002's proposal: gold counted in all neighbours, gold and daggers reasoned about together",
                        SatAgents::daggersCounted)
                .add("daggers-003-logic2", "report 003: SPS, SAT, random", SatAgents::daggers003Logic2)
                .add("daggers-003-logic3", "report 003: the agent that plays against you", SatAgents::daggers003Logic2)
                .add("P3", "report 004: SPS, SAT on a DNF", seed -> careful(Pace.oneByOne(sat(SatEngines.DNF))))
                .add("P4", "report 004: SPS, SAT on a CNF", seed -> careful(Pace.oneByOne(sat(SatEngines.CNF))))
                .add("P5", "report 004: P3 for Reverse Tornado", seed -> careful(Pace.oneByOne(sat(SatEngines.DNF))));
    }

    private static Inference sat(SatEngine engine) {
        return new Satisfiability(engine.tools(), false);
    }

    private static Inference total() {
        return new Satisfiability(SatEngines.DEFAULT.tools(), true);
    }

    private static Inference thorough() {
        return Satisfiability.orElse(SatEngines.DEFAULT.tools(), new CountedRelations(MOST_STATES));
    }

    private static Agent popped(String way) {
        return careful(Popping.get(way).inference(SatEngines.DEFAULT.tools()));
    }

    private static Agent careful(Inference inference) {
        return new Recipe(Recipe.resign(), new SinglePoint(), inference);
    }

    private static Agent nettleLogic3(long seed) {
        return new Recipe(new RandomProbing(seed), new SinglePoint(), SatEngines.davisLogemann());
    }

    private static Agent daggers001Logic3(long seed) {
        return new Recipe(new RandomProbing(seed), new SinglePoint(), sat(SatEngines.CNF));
    }

    private static Agent daggers002Logic2(long seed) {
        return new Recipe(
                new RandomProbing(seed), new ClueByClue(false), Pace.toFirstProbe(Pace.dangersFirst(total())));
    }

    private static Agent daggers002Logic3(long seed) {
        return new Recipe(
                new RandomProbing(seed),
                new GoldSinglePoint(),
                new GoldSatisfiability(SatEngines.DEFAULT.tools()),
                new ClueByClue(false),
                Pace.toFirstProbe(Pace.dangersFirst(total())));
    }

    private static Agent daggersCounted(long seed) {
        return new Recipe(
                new RandomProbing(seed),
                new GoldSinglePoint(),
                new ClueByClue(false),
                new GoldAndDangers(SatEngines.DEFAULT.tools()));
    }

    private static Agent daggers003Logic2(long seed) {
        return new Recipe(new RandomProbing(seed), new ClueByClue(true), Pace.oneByOne(sat(SatEngines.CNF)));
    }
}
