// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue.circuit;

import java.util.Map;
import java.util.TreeSet;

/** A formula of propositional logic, built from variables, "not" and "and": all that circuits are drawn from. */
public sealed interface Proposition {

    /** Its value where the variables are as said. */
    boolean holds(Map<String, Boolean> world);

    /** How many variables stand in it, each as often as it stands there. */
    int leaves();

    /** Adds the names of its variables. */
    void names(TreeSet<String> names);

    record Variable(String name) implements Proposition {
        @Override
        public boolean holds(Map<String, Boolean> world) {
            return world.getOrDefault(name, false);
        }

        @Override
        public int leaves() {
            return 1;
        }

        @Override
        public void names(TreeSet<String> names) {
            names.add(name);
        }
    }

    record Not(Proposition of) implements Proposition {
        @Override
        public boolean holds(Map<String, Boolean> world) {
            return !of.holds(world);
        }

        @Override
        public int leaves() {
            return of.leaves();
        }

        @Override
        public void names(TreeSet<String> names) {
            of.names(names);
        }
    }

    record And(Proposition left, Proposition right) implements Proposition {
        @Override
        public boolean holds(Map<String, Boolean> world) {
            return left.holds(world) && right.holds(world);
        }

        @Override
        public int leaves() {
            return left.leaves() + right.leaves();
        }

        @Override
        public void names(TreeSet<String> names) {
            left.names(names);
            right.names(names);
        }
    }

    static Proposition not(Proposition of) {
        return of instanceof Not not ? not.of() : new Not(of);
    }

    static Proposition or(Proposition left, Proposition right) {
        return not(new And(not(left), not(right)));
    }

    /** Exactly one of the two, which both stand in it twice. */
    static Proposition either(Proposition left, Proposition right) {
        return new And(or(left, right), not(new And(left, right)));
    }
}
