// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

import java.util.Arrays;

/** A growing list of numbers that is emptied and used again. */
public final class IntList {

    public int[] items;
    public int size;

    public IntList(int capacity) {
        items = new int[capacity];
    }

    public void add(int item) {
        if (size == items.length) {
            items = Arrays.copyOf(items, 2 * size + 8);
        }
        items[size++] = item;
    }

    /** Empties the list, with room for so many numbers that the caller writes himself. */
    public int[] emptied(int capacity) {
        if (items.length < capacity) {
            items = new int[2 * capacity];
        }
        size = 0;
        return items;
    }

    public void addAll(int[] others, int count) {
        if (size + count > items.length) {
            items = Arrays.copyOf(items, 2 * (size + count));
        }
        System.arraycopy(others, 0, items, size, count);
        size += count;
    }

    /** Becomes equal to another list. */
    public void copy(IntList other) {
        if (items.length < other.size) {
            items = new int[other.items.length];
        }
        size = other.size;
        System.arraycopy(other.items, 0, items, 0, size);
    }

    public int get(int i) {
        return items[i];
    }

    public int pop() {
        return items[--size];
    }

    public int remove(int i) {
        int item = items[i];
        System.arraycopy(items, i + 1, items, i, --size - i);
        return item;
    }

    public void clear() {
        size = 0;
    }

    public void sort() {
        Arrays.sort(items, 0, size);
    }

    public int[] toArray() {
        return Arrays.copyOf(items, size);
    }
}
