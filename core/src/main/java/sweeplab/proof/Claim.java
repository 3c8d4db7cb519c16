// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof;

import sweeplab.base.PublicApi;
import sweeplab.world.Topology;

/** What a proof proves. */
@PublicApi
public sealed interface Claim {

    /** The bound that says the same. */
    Bound bound();

    /** The claim in words, for instance {@code (3,4) is safe}. */
    String text(Topology topology, String danger);

    record Safe(int cell) implements Claim {
        @Override
        public Bound bound() {
            return Bound.most(0, cell);
        }

        @Override
        public String text(Topology topology, String danger) {
            return topology.name(cell) + " is safe";
        }
    }

    record Danger(int cell) implements Claim {
        @Override
        public Bound bound() {
            return Bound.least(1, cell);
        }

        @Override
        public String text(Topology topology, String danger) {
            return topology.name(cell) + " is a " + danger;
        }
    }

    record Gold(int cell) implements Claim {
        @Override
        public Bound bound() {
            return Bound.least(1, Bound.gold(cell));
        }

        @Override
        public String text(Topology topology, String danger) {
            return topology.name(cell) + " is gold";
        }
    }

    record NoGold(int cell) implements Claim {
        @Override
        public Bound bound() {
            return Bound.most(0, Bound.gold(cell));
        }

        @Override
        public String text(Topology topology, String danger) {
            return topology.name(cell) + " is not gold";
        }
    }

    /** The clues cannot all be true. */
    record Impossible() implements Claim {
        @Override
        public Bound bound() {
            return Bound.ABSURD;
        }

        @Override
        public String text(Topology topology, String danger) {
            return "these clues cannot all be true";
        }
    }

    /** The claim that this atom is true, or is not. */
    static Claim of(int atom, boolean holds) {
        if (Bound.isGold(atom)) {
            return holds ? new Gold(Bound.cell(atom)) : new NoGold(Bound.cell(atom));
        }
        return holds ? new Danger(atom) : new Safe(atom);
    }
}
