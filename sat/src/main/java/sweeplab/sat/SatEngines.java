// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import java.util.List;
import sweeplab.infer.Inference;
import sweeplab.infer.Pace;
import sweeplab.infer.Satisfiability;
import sweeplab.logic.DirectCnf;
import sweeplab.logic.PseudoBoolean;
import sweeplab.logic.SatEngine;
import sweeplab.logic.SatSolver;
import sweeplab.logic.SequentialCounter;
import sweeplab.logic.Totalizer;

/** The encodings with the solvers that answer them: the line to add for another one. */
public final class SatEngines {

    private static final int CONFLICTS = 200_000;

    /** The one to take when nothing is said. */
    public static final SatEngine DEFAULT =
            new SatEngine("direct", "at most, at least; LogicNG's MiniSat", new DirectCnf(), SatEngines::logicNg);

    public static final SatEngine DNF =
            new SatEngine("dnf", "all cases; LogicNG's MiniSat (P3)", new Dnf(), SatEngines::logicNg);

    public static final SatEngine CNF = new SatEngine(
            "cnf", "at most, at least; Sat4j (P4)", new DirectCnf(), () -> Sat4jSolver.ofClauses(CONFLICTS));

    private static final List<SatEngine> ALL = List.of(
            DEFAULT,
            DNF,
            CNF,
            new SatEngine(
                    "sequential",
                    "sequential counter; LogicNG's MiniSat",
                    new SequentialCounter(),
                    SatEngines::logicNg),
            new SatEngine("totalizer", "totalizer; LogicNG's MiniSat", new Totalizer(), SatEngines::logicNg),
            new SatEngine("pb", "pseudo-Boolean; Sat4j", new PseudoBoolean(), () -> Sat4jSolver.ofCounts(CONFLICTS)));

    private SatEngines() {}

    private static SatSolver logicNg() {
        return new LogicNgSolver(CONFLICTS);
    }

    public static List<SatEngine> all() {
        return ALL;
    }

    public static SatEngine get(String name) {
        return ALL.stream()
                .filter(engine -> engine.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown encoding '" + name + "': there are "
                        + String.join(", ", ALL.stream().map(SatEngine::name).toList())));
    }

    /** Report 000's DLS: satisfiability on a DNF, dangers before safe cells. */
    public static Inference davisLogemann() {
        return Pace.dangersFirst(new Satisfiability(DNF.tools(), false));
    }
}
