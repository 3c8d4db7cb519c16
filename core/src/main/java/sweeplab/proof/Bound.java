// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof;

import java.util.List;
import sweeplab.base.PublicApi;

/**
 * What one line of a proof says: at least (or at most) so many of these atoms are true. An atom is a cell number for "this
 * cell is a danger" and the complement of a cell number for "this cell is gold".
 */
@PublicApi
public record Bound(Sense sense, int count, List<Integer> atoms) {

    /** What cannot be: at least one of none. */
    public static final Bound ABSURD = new Bound(Sense.LEAST, 1, List.of());

    /** The atoms are sorted, and none is there twice. */
    public Bound {
        atoms = atoms.stream().sorted().distinct().toList();
    }

    public static Bound least(int count, Integer... atoms) {
        return new Bound(Sense.LEAST, count, List.of(atoms));
    }

    public static Bound most(int count, Integer... atoms) {
        return new Bound(Sense.MOST, count, List.of(atoms));
    }

    /** The opposite: not at least 2 is at most 1. */
    public Bound negation() {
        return new Bound(sense.opposite(), sense == Sense.LEAST ? count - 1 : count + 1, atoms);
    }

    /** True if it says that none of its atoms is true. */
    public boolean none() {
        return sense == Sense.MOST && count == 0;
    }

    /** True if it says that all of its atoms are true. */
    public boolean all() {
        return sense == Sense.LEAST && count == atoms.size();
    }

    /** The atom that says there is gold in a cell. */
    public static int gold(int cell) {
        return ~cell;
    }

    public static boolean isGold(int atom) {
        return atom < 0;
    }

    public static int cell(int atom) {
        return atom < 0 ? ~atom : atom;
    }
}
