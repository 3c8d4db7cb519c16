// SPDX-License-Identifier: Apache-2.0
package sweeplab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import sweeplab.base.Dice;

/**
 * Good inputs, damaged by chance, for a reader that must take any bytes at all: -Dsweeplab.mutations=100000 for more, -Dsweeplab.seconds=600
 * for as many as are tried in that time.
 */
public final class Damage {

    private static final int CASES = Integer.getInteger("sweeplab.mutations", 2000);
    private static final long SECONDS = Long.getLong("sweeplab.seconds", 0);

    private final List<Byte> bytes = new ArrayList<>();
    private final List<byte[]> seeds;
    private final Dice dice;

    private Damage(int number, List<byte[]> seeds) {
        this.seeds = seeds;
        dice = new Dice(number);
        for (byte b : seeds.get(number % seeds.size())) {
            bytes.add(b);
        }
    }

    /** Tries many damaged inputs; the reader says whether it could read one, and throws what is no clean error. */
    public static void tryMany(String what, List<byte[]> seeds, Predicate<byte[]> reader) {
        int read = 0;
        int tried = 0;
        long end = System.nanoTime() + SECONDS * 1_000_000_000;
        while (tried < CASES || SECONDS > 0 && System.nanoTime() < end) {
            read += reads(reader, new Damage(tried, seeds).input(), what + ", seed " + tried) ? 1 : 0;
            tried++;
        }
        if (SECONDS > 0) {
            System.out.println(what + ": " + tried + " inputs, " + read + " of them read");
        }
        assertThat(read)
                .as(what + ": damaged inputs that could still be read")
                .isPositive()
                .isLessThan(tried);
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
        byte[] input = new byte[bytes.size()];
        for (int i = 0; i < input.length; i++) {
            input[i] = bytes.get(i);
        }
        return input;
    }

    private void change() {
        int at = dice.nextInt(bytes.size() + 1);
        int end = Math.min(bytes.size(), at + 1 + dice.nextInt(8));
        switch (dice.nextInt(6)) {
            case 0 -> bytes.subList(at, end).clear();
            case 1 -> bytes.addAll(at, new ArrayList<>(bytes.subList(at, end)));
            case 2 -> bytes.add(at, (byte) dice.nextInt(256));
            case 3 -> bytes.add(at, (byte) "0123456789xHFU?*#-:,\n [m".charAt(dice.nextInt(24)));
            case 4 -> splice(at, seeds.get(dice.nextInt(seeds.size())));
            default -> {
                if (at < bytes.size()) {
                    bytes.set(at, (byte) (bytes.get(at) ^ 1 << dice.nextInt(8)));
                }
            }
        }
    }

    private void splice(int at, byte[] other) {
        bytes.subList(at, bytes.size()).clear();
        for (int i = dice.nextInt(other.length); i < other.length; i++) {
            bytes.add(other[i]);
        }
    }
}
