// SPDX-License-Identifier: Apache-2.0
package sweeplab.relation;

import java.util.Arrays;

/** The labels along a front: who has the same label hangs together. Labels from {@code first} to {@code last} are told apart, others are left as they are. */
final class Labels {

    private Labels() {}

    /** A label that is not in use. */
    static int fresh(byte[] front, int first, int last) {
        int label = first;
        while (label <= last && has(front, label)) {
            label++;
        }
        if (label > last) {
            throw new IllegalStateException("more groups than labels along the front");
        }
        return label;
    }

    static boolean has(byte[] front, int label) {
        for (int i = Hanging.FRONT; i < front.length; i++) {
            if (front[i] == label) {
                return true;
            }
        }
        return false;
    }

    /** True if any label of these is in use. */
    static boolean any(byte[] front, int first, int last) {
        for (int i = Hanging.FRONT; i < front.length; i++) {
            if (front[i] >= first && front[i] <= last) {
                return true;
            }
        }
        return false;
    }

    /** Replaces one label by another. */
    static void join(byte[] front, int from, int to) {
        for (int i = Hanging.FRONT; i < front.length; i++) {
            if (front[i] == from) {
                front[i] = (byte) to;
            }
        }
    }

    /** Numbers the labels in the order in which they appear, so that equal fronts are equal arrays. */
    static void number(byte[] front, int first, int last) {
        byte[] names = new byte[last - first + 1];
        Arrays.fill(names, (byte) -1);
        byte next = (byte) first;
        for (int i = Hanging.FRONT; i < front.length; i++) {
            int label = front[i] - first;
            if (label >= 0 && label < names.length) {
                names[label] = names[label] < 0 ? next++ : names[label];
                front[i] = names[label];
            }
        }
    }
}
