// SPDX-License-Identifier: Apache-2.0
package sweeplab.relation;

import java.util.function.IntPredicate;
import sweeplab.base.PublicApi;

/** Something that holds of some cells: a finite automaton that reads them in order and, in the end, weighs what it read. */
@PublicApi
public interface Relation {

    /** The state from which nothing is allowed any more. */
    int DEAD = -1;

    /** Who says it. */
    Origin origin();

    /** The cells in the order in which they are read. */
    int[] cells();

    /** The state before anything is read. */
    int start();

    /** The state after the cell at this place of the list is read, or {@link #DEAD}. */
    int next(int state, int place, boolean danger);

    /** How much a world counts that ends in this state: 0 if it is not allowed, else 1 or, where a liar spoke, more. */
    int weight(int state);

    /** True if the cells may be read in any order: the state then does not depend on it. */
    default boolean anyOrder() {
        return true;
    }

    /** How much a world with these dangers counts. */
    default int weigh(IntPredicate danger) {
        int[] cells = cells();
        int state = start();
        for (int place = 0; place < cells.length && state != DEAD; place++) {
            state = next(state, place, danger.test(cells[place]));
        }
        return state == DEAD ? 0 : weight(state);
    }
}
