package sweeplab.explain;

import java.util.Arrays;

/** A growing list of numbers for each of several owners. */
final class IntLists {

    private static final int[] EMPTY = {};

    private final int[][] lists;
    private final int[] sizes;

    IntLists(int owners) {
        lists = new int[owners][];
        Arrays.fill(lists, EMPTY);
        sizes = new int[owners];
    }

    void add(int owner, int number) {
        int size = sizes[owner]++;
        if (size == lists[owner].length) {
            lists[owner] = Arrays.copyOf(lists[owner], size == 0 ? 4 : size * 2);
        }
        lists[owner][size] = number;
    }

    void removeLast(int owner) {
        sizes[owner]--;
    }

    int size(int owner) {
        return sizes[owner];
    }

    int get(int owner, int k) {
        return lists[owner][k];
    }
}
