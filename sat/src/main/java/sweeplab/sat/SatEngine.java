package sweeplab.sat;

import java.util.List;
import java.util.function.Supplier;
import sweeplab.infer.Encoding;
import sweeplab.infer.SatSolver;
import sweeplab.infer.Satisfiability.Tools;

/** An encoding with the solver that answers it: the line to add for another one. */
public record SatEngine(String name, String about, Encoding encoding, Supplier<SatSolver> solvers) {

    private static final int CONFLICTS = 200_000;
    private static final long LITERALS = 2_000_000;

    /** The one to take when nothing is said. */
    public static final SatEngine DEFAULT =
            new SatEngine("direct", "at most, at least; LogicNG's MiniSat", new DirectCnf(), SatEngine::logicNg);

    public static final SatEngine DNF =
            new SatEngine("dnf", "all cases; LogicNG's MiniSat (P3)", new Dnf(), SatEngine::logicNg);

    public static final SatEngine CNF = new SatEngine(
            "cnf", "at most, at least; Sat4j (P4)", new DirectCnf(), () -> Sat4jSolver.ofClauses(CONFLICTS));

    private static final List<SatEngine> ALL = List.of(
            DEFAULT,
            DNF,
            CNF,
            new SatEngine(
                    "sequential", "sequential counter; LogicNG's MiniSat", new SequentialCounter(), SatEngine::logicNg),
            new SatEngine("totalizer", "totalizer; LogicNG's MiniSat", new Totalizer(), SatEngine::logicNg),
            new SatEngine("pb", "pseudo-Boolean; Sat4j", new PseudoBoolean(), () -> Sat4jSolver.ofCounts(CONFLICTS)));

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

    /** What satisfiability reasoning needs: clues in this encoding, totals by counting. */
    public Tools tools() {
        return new Tools(() -> new Bounded(solvers.get(), LITERALS), encoding, new SequentialCounter());
    }
}
