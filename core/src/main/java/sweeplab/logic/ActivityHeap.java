// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import java.util.Arrays;

/** Variables in the order of how often conflicts spoke of them lately (VSIDS): the most active is taken first. */
final class ActivityHeap {

    private static final double DECAY = 1 / 0.95;
    private static final double LARGE = 1e100;

    private double[] activity = new double[64];
    // The variables as a binary heap, and the place of each in it, or -1.
    private int[] heap = new int[64];
    private int[] places = new int[64];
    private int size;
    private double step = 1;

    /** A variable that was not there before. */
    void add(int variable) {
        if (variable >= activity.length) {
            int length = Math.max(variable + 1, 2 * activity.length);
            activity = Arrays.copyOf(activity, length);
            heap = Arrays.copyOf(heap, length);
            places = Arrays.copyOf(places, length);
        }
        places[variable] = -1;
        putBack(variable);
    }

    /** Puts a variable in again, unless it is there. */
    void putBack(int variable) {
        if (places[variable] < 0) {
            place(variable, size++);
            up(variable);
        }
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** Takes the most active variable out. */
    int take() {
        int first = heap[0];
        int last = heap[--size];
        places[first] = -1;
        if (size > 0) {
            place(last, 0);
            down(last);
        }
        return first;
    }

    /** A conflict spoke of this variable. */
    void bump(int variable) {
        activity[variable] += step;
        if (activity[variable] > LARGE) {
            for (int i = 0; i < activity.length; i++) {
                activity[i] /= LARGE;
            }
            step /= LARGE;
        }
        if (places[variable] >= 0) {
            up(variable);
        }
    }

    /** What was before counts less from now on. */
    void decay() {
        step *= DECAY;
    }

    private void place(int variable, int at) {
        heap[at] = variable;
        places[variable] = at;
    }

    private void up(int variable) {
        int at = places[variable];
        while (at > 0 && activity[heap[(at - 1) / 2]] < activity[variable]) {
            place(heap[(at - 1) / 2], at);
            at = (at - 1) / 2;
        }
        place(variable, at);
    }

    private void down(int variable) {
        int at = 0;
        while (2 * at + 1 < size) {
            int child = 2 * at + 1;
            child += child + 1 < size && activity[heap[child + 1]] > activity[heap[child]] ? 1 : 0;
            if (activity[heap[child]] <= activity[variable]) {
                break;
            }
            place(heap[child], at);
            at = child;
        }
        place(variable, at);
    }
}
