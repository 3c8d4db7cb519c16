package sweeplab.infer.exact;

import java.util.Arrays;

/** A growing list of numbers that is emptied and used again. */
final class IntList {

    int[] items;
    int size;

    IntList(int capacity) {
        items = new int[capacity];
    }

    void add(int item) {
        if (size == items.length) {
            items = Arrays.copyOf(items, 2 * size + 8);
        }
        items[size++] = item;
    }

    void addAll(int[] others, int count) {
        if (size + count > items.length) {
            items = Arrays.copyOf(items, 2 * (size + count));
        }
        System.arraycopy(others, 0, items, size, count);
        size += count;
    }

    /** Becomes equal to another list. */
    void copy(IntList other) {
        if (items.length < other.size) {
            items = new int[other.items.length];
        }
        size = other.size;
        System.arraycopy(other.items, 0, items, 0, size);
    }

    int get(int i) {
        return items[i];
    }

    int pop() {
        return items[--size];
    }

    int remove(int i) {
        int item = items[i];
        System.arraycopy(items, i + 1, items, i, --size - i);
        return item;
    }

    void clear() {
        size = 0;
    }

    void sort() {
        Arrays.sort(items, 0, size);
    }

    int[] toArray() {
        return Arrays.copyOf(items, size);
    }
}
