// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import java.util.ArrayList;
import java.util.List;
import sweeplab.base.IntList;
import sweeplab.world.Topology;

/** The dead ends of a board, and which of them share cells: such two are not as likely together as two apart. */
final class PatternBook {

    static final PatternBook EMPTY = new PatternBook(List.of(), 0);

    private final List<Pattern> all;
    private final int[][] byCell;
    private final IntList sharing = new IntList(1024);

    private PatternBook(List<Pattern> all, int cells) {
        this.all = all;
        byCell = byCell(all, cells);
        byte[] marks = new byte[cells];
        int[] met = new int[all.size()];
        for (int i = 0; i < all.size(); i++) {
            mark(marks, all.get(i), (byte) 1, (byte) 2);
            compare(i, marks, met);
            mark(marks, all.get(i), (byte) 0, (byte) 0);
        }
    }

    static PatternBook of(Topology topology) {
        return new PatternBook(Pattern.deadEnds(topology), topology.size());
    }

    private static int[][] byCell(List<Pattern> all, int cells) {
        List<IntList> lists = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            lists.add(new IntList(32));
        }
        for (int i = 0; i < all.size(); i++) {
            for (int cell : all.get(i).dangers()) {
                lists.get(cell).add(i);
            }
            for (int cell : all.get(i).safe()) {
                lists.get(cell).add(i);
            }
        }
        return lists.stream().map(IntList::toArray).toArray(int[][]::new);
    }

    private static void mark(byte[] marks, Pattern pattern, byte danger, byte safe) {
        for (int cell : pattern.dangers()) {
            marks[cell] = danger;
        }
        for (int cell : pattern.safe()) {
            marks[cell] = safe;
        }
    }

    private void compare(int one, byte[] marks, int[] met) {
        for (int part = 0; part < 2; part++) {
            for (int cell : part == 0 ? all.get(one).dangers() : all.get(one).safe()) {
                for (int other : byCell[cell]) {
                    if (other > one && met[other] != one + 1) {
                        met[other] = one + 1;
                        sharing.add(one);
                        sharing.add(other);
                        sharing.add(together(all.get(one), all.get(other), marks));
                    }
                }
            }
        }
    }

    // Of which size the two together are: none if they contradict each other.
    private static int together(Pattern one, Pattern other, byte... marks) {
        int dangers = one.dangers().length;
        for (int cell : other.dangers()) {
            if (marks[cell] == 2) {
                return Sizes.NONE;
            }
            dangers += marks[cell] == 0 ? 1 : 0;
        }
        int safe = one.safe().length;
        for (int cell : other.safe()) {
            if (marks[cell] == 1) {
                return Sizes.NONE;
            }
            safe += marks[cell] == 0 ? 1 : 0;
        }
        return Sizes.of(dangers, safe);
    }

    List<Pattern> all() {
        return all;
    }

    /** How many there are of each size of two different ones together, among those that are told. */
    Sizes couples(boolean... among) {
        Sizes single = new Sizes();
        for (int i = 0; i < among.length; i++) {
            if (among[i]) {
                single.add(all.get(i).size(), 1);
            }
        }
        Sizes couples = single.couples();
        int[] items = sharing.items;
        for (int i = 0; i < sharing.size; i += 3) {
            if (among[items[i]] && among[items[i + 1]]) {
                couples.add(
                        Sizes.sum(
                                all.get(items[i]).size(), all.get(items[i + 1]).size()),
                        -1);
                couples.add(items[i + 2], 1);
            }
        }
        return couples;
    }
}
