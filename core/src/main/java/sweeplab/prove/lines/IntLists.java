// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lines;

import java.util.Arrays;

/** A growing list of numbers for each of several owners. */
public final class IntLists {

    private static final int[] EMPTY = {};

    private final int[][] lists;
    private final int[] sizes;

    public IntLists(int owners) {
        lists = new int[owners][];
        Arrays.fill(lists, EMPTY);
        sizes = new int[owners];
    }

    public void add(int owner, int number) {
        int size = sizes[owner]++;
        if (size == lists[owner].length) {
            lists[owner] = Arrays.copyOf(lists[owner], size == 0 ? 4 : size * 2);
        }
        lists[owner][size] = number;
    }

    void removeLast(int owner) {
        sizes[owner]--;
    }

    public int size(int owner) {
        return sizes[owner];
    }

    public int get(int owner, int k) {
        return lists[owner][k];
    }
}
