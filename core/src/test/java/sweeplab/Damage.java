// SPDX-License-Identifier: Apache-2.0
package sweeplab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import sweeplab.base.Dice;

/**
 * Good inputs, damaged by chance, for a reader that must take any bytes at all: -Dsweeplab.mutations=100000 for more, -Dsweeplab.seconds=600
 * for as many as are tried in that much processor time.
 */
public final class Damage {

    private static final int CASES = Integer.getInteger("sweeplab.mutations", 2000);
    private static final long SECONDS = Long.getLong("sweeplab.seconds", 0);
    private static final long SECOND = 1_000_000_000;

    private final List<byte[]> seeds;
    private final Dice dice;
    private byte[] bytes;

    private Damage(int number, List<byte[]> seeds) {
        this.seeds = seeds;
        dice = new Dice(number);
        bytes = seeds.get(number % seeds.size());
    }

    /** Tries many damaged inputs; the reader says whether it could read one, and throws what is no clean error. */
    public static void tryMany(String what, List<byte[]> seeds, Predicate<byte[]> reader) {
        int read = 0;
        int tried = 0;
        long longest = 0;
        long begin = processorTime();
        long now = begin;
        while (tried < CASES || now - begin < SECONDS * SECOND) {
            read += reads(reader, new Damage(tried, seeds).input(), what + ", seed " + tried) ? 1 : 0;
            tried++;
            longest = Math.max(longest, processorTime() - now);
            now = processorTime();
        }
        if (SECONDS > 0) {
            System.out.println(what + ": " + tried + " inputs, " + read + " of them read, in " + (now - begin) / SECOND
                    + " s of processor time, the longest in " + longest / (SECOND / 1000) + " ms");
        }
        assertThat(read)
                .as(what + ": damaged inputs that could still be read")
                .isPositive()
                .isLessThan(tried);
    }

    private static long processorTime() {
        return SECONDS == 0 ? 0 : ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static boolean reads(Predicate<byte[]> reader, byte[] input, String what) {
        try {
            return reader.test(input);
        } catch (RuntimeException | Error e) {
            return fail(what + ": " + new String(input, StandardCharsets.ISO_8859_1), e);
        }
    }

    private byte[] input() {
        for (int changes = dice.nextInt(4); changes >= 0; changes--) {
            change();
        }
        return bytes;
    }

    private void change() {
        int at = dice.nextInt(bytes.length + 1);
        int end = Math.min(bytes.length, at + 1 + dice.nextInt(8));
        byte[] none = {};
        switch (dice.nextInt(8)) {
            case 0 -> replace(at, end, none);
            case 1 -> replace(at, at, Arrays.copyOfRange(bytes, at, end));
            case 2 -> replace(at, at, (byte) dice.nextInt(256));
            case 3 -> replace(at, at, (byte) "0123456789xHFU?*#-:,\n [m".charAt(dice.nextInt(24)));
            case 4 -> splice(at, seeds.get(dice.nextInt(seeds.size())));
            case 5 -> replace(at, end, extremes(end - at));
            case 6 -> replace(at, bytes.length, none);
            default -> flip(at);
        }
    }

    private void replace(int from, int to, byte... with) {
        byte[] changed = Arrays.copyOf(bytes, from + with.length + bytes.length - to);
        System.arraycopy(with, 0, changed, from, with.length);
        System.arraycopy(bytes, to, changed, from + with.length, bytes.length - to);
        bytes = changed;
    }

    // The largest, the smallest and the most negative numbers.
    private byte[] extremes(int count) {
        byte[] extremes = new byte[count];
        Arrays.fill(extremes, (byte) new int[] {0, 0x7f, 0x80, 0xff}[dice.nextInt(4)]);
        return extremes;
    }

    private void flip(int at) {
        if (at < bytes.length) {
            replace(at, at + 1, (byte) (bytes[at] ^ 1 << dice.nextInt(8)));
        }
    }

    private void splice(int at, byte[] other) {
        replace(at, bytes.length, Arrays.copyOfRange(other, dice.nextInt(other.length), other.length));
    }
}
