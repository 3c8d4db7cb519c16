// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

import org.jspecify.annotations.Nullable;

/** Values by numbers that are spread evenly, such as hashes: a table without a box for each number. */
public final class LongTable<T> {

    private static final int FIRST_PLACES = 1 << 10;

    // Each value at the place that its number says or the next that is free.
    private long[] numbers = new long[FIRST_PLACES];
    private @Nullable Object[] values = new @Nullable Object[FIRST_PLACES];
    private int size;

    public int size() {
        return size;
    }

    public void clear() {
        numbers = new long[FIRST_PLACES];
        values = new @Nullable Object[FIRST_PLACES];
        size = 0;
    }

    /** The value of a number, if it has one. */
    @SuppressWarnings("unchecked")
    public @Nullable T get(long number) {
        return (T) values[place(number)];
    }

    /** Gives a number its value. */
    public void put(long number, T value) {
        if (2 * size == values.length) {
            grow();
        }
        size += values[place(number)] == null ? 1 : 0;
        keep(number, value);
    }

    private void keep(long number, Object value) {
        int place = place(number);
        numbers[place] = number;
        values[place] = value;
    }

    private int place(long number) {
        int place = (int) number & (values.length - 1);
        while (values[place] != null && numbers[place] != number) {
            place = (place + 1) & (values.length - 1);
        }
        return place;
    }

    private void grow() {
        long[] before = numbers;
        @Nullable Object[] kept = values;
        numbers = new long[2 * before.length];
        values = new @Nullable Object[2 * before.length];
        for (int i = 0; i < kept.length; i++) {
            Object value = kept[i];
            if (value != null) {
                keep(before[i], value);
            }
        }
    }
}
