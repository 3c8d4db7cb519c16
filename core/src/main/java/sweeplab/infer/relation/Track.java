// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer.relation;

import sweeplab.relation.Relation;

/** The finite automaton of one relation over the cells that are still unknown, ready to be walked: a state before each of them and after the last. */
public interface Track {

    Relation relation();

    /** The unknown cells in the order in which they are walked. */
    int[] cells();

    /** The first state, or {@link Relation#DEAD} if the relation cannot hold. */
    int start();

    /** The state after the cell at this place, or {@link Relation#DEAD}. */
    int next(int place, int state, int danger);

    /** What a world counts that ends in this state. */
    int weight(int state);

    /** How many bits a state takes. */
    int bits();
}
