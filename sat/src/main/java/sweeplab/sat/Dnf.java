// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.logicng.formulas.Formula;
import org.logicng.formulas.FormulaFactory;
import org.logicng.formulas.Literal;
import sweeplab.logic.Bounds;
import sweeplab.logic.Clauses;
import sweeplab.logic.Encoding;
import sweeplab.logic.SequentialCounter;
import sweeplab.logic.Subsets;

/** The reports' encoding: a disjunction of full cases (N5), turned to CNF as LogicNG does, by itself where the cases are few: the CNF of each size and count is made once then. */
public final class Dnf implements Encoding {

    private record Count(int cells, int atLeast, int atMost) {}

    /** Clauses over the inputs 1 to n and auxiliary variables above them. */
    private record Pattern(int[][] clauses, int auxiliaries) {}

    // LogicNG works for seconds on more cases, and cannot be told to stop; it gives each a variable then, as is done
    // here.
    private static final int MOST_BY_LOGICNG = 300;

    private final Encoding otherwise = new SequentialCounter();
    // One encoding may serve many games at a time.
    private final Map<Count, Pattern> patterns = new ConcurrentHashMap<>();

    @Override
    public String name() {
        return "dnf";
    }

    @Override
    public boolean byCases() {
        return true;
    }

    @Override
    public void encode(int[] variables, int atLeast, int atMost, Clauses out) {
        if (Bounds.trivial(variables, atLeast, atMost, out)) {
            return;
        }
        if (Subsets.tooMany(variables.length, atLeast, atMost)) {
            otherwise.encode(variables, atLeast, atMost, out);
            return;
        }
        if (Subsets.ways(variables.length, atLeast, atMost) > MOST_BY_LOGICNG) {
            caseByCase(variables, atLeast, atMost, out);
            return;
        }
        Pattern pattern = patterns.computeIfAbsent(new Count(variables.length, atLeast, atMost), Dnf::pattern);
        int[] all = Arrays.copyOf(variables, variables.length + pattern.auxiliaries());
        for (int i = variables.length; i < all.length; i++) {
            all[i] = out.newVariable();
        }
        for (int[] clause : pattern.clauses()) {
            out.addClause(Arrays.stream(clause)
                    .map(literal -> literal > 0 ? all[literal - 1] : -all[-literal - 1])
                    .toArray());
        }
    }

    private static void caseByCase(int[] variables, int atLeast, int atMost, Clauses out) {
        IntStream.Builder cases = IntStream.builder();
        for (int k = Math.max(0, atLeast); k <= Math.min(atMost, variables.length); k++) {
            Subsets.forEach(variables.length, k, chosen -> cases.add(define(variables, chosen, out)));
        }
        out.addClause(cases.build().toArray());
    }

    /** A new variable that is true if just the chosen variables are. */
    private static int define(int[] variables, int[] chosen, Clauses out) {
        int holds = out.newVariable();
        int[] otherwise = Arrays.copyOf(variables, variables.length + 1);
        otherwise[variables.length] = holds;
        for (int i = 0; i < variables.length; i++) {
            int literal = Arrays.binarySearch(chosen, i) >= 0 ? variables[i] : -variables[i];
            out.addClause(-holds, literal);
            otherwise[i] = -literal;
        }
        out.addClause(otherwise);
        return holds;
    }

    private static Pattern pattern(Count count) {
        FormulaFactory factory = new FormulaFactory();
        Map<String, Integer> numbers = new HashMap<>();
        Literal[] inputs = new Literal[count.cells()];
        for (int i = 0; i < inputs.length; i++) {
            inputs[i] = factory.variable("x" + i);
            numbers.put(inputs[i].name(), i + 1);
        }
        Formula cnf = cases(factory, inputs, count.atLeast(), count.atMost()).cnf();
        List<int[]> clauses = new ArrayList<>();
        for (Formula clause : operands(cnf)) {
            clauses.add(clause.literals().stream()
                    .mapToInt(literal -> number(literal, numbers))
                    .toArray());
        }
        return new Pattern(clauses.toArray(int[][]::new), numbers.size() - inputs.length);
    }

    private static int number(Literal literal, Map<String, Integer> numbers) {
        int number = numbers.computeIfAbsent(literal.name(), name -> numbers.size() + 1);
        return literal.phase() ? number : -number;
    }

    private static Iterable<Formula> operands(Formula cnf) {
        return cnf.type() == org.logicng.formulas.FType.AND ? cnf : List.of(cnf);
    }

    /** Exactly or between so many of the literals, as a disjunction of full cases. */
    static Formula cases(FormulaFactory factory, Literal[] inputs, int atLeast, int atMost) {
        List<Formula> cases = new ArrayList<>();
        for (int k = Math.max(0, atLeast); k <= Math.min(atMost, inputs.length); k++) {
            Subsets.forEach(inputs.length, k, chosen -> cases.add(oneCase(factory, inputs, chosen)));
        }
        return factory.or(cases);
    }

    private static Formula oneCase(FormulaFactory factory, Literal[] inputs, int[] chosen) {
        Literal[] literals = new Literal[inputs.length];
        for (int i = 0; i < inputs.length; i++) {
            literals[i] = Arrays.binarySearch(chosen, i) >= 0 ? inputs[i] : inputs[i].negate();
        }
        return factory.and(literals);
    }
}
