package sweeplab.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.world.Dice;

/** Good inputs, damaged by chance: a reader gives a document or a clean error, and what it read it can write and read again. */
final class MutationTest {

    private static final int CASES = Integer.getInteger("sweeplab.mutations", 2000);
    private static final Formats FORMATS = new Formats();

    static List<String> names() {
        return FORMATS.all().stream().map(Format::name).toList();
    }

    @ParameterizedTest
    @MethodSource("names")
    void onlyCleanErrors(String name) {
        Format format = FORMATS.named(name);
        List<byte[]> seeds = Corpus.of(name);
        int read = 0;
        for (int i = 0; i < CASES; i++) {
            byte[] input = mutated(seeds.get(i % seeds.size()), seeds, new Dice(i));
            read += tryOne(format, input, name + ", seed " + i) ? 1 : 0;
        }
        assertThat(read)
                .as("mutated inputs that could still be read")
                .isPositive()
                .isLessThan(CASES);
    }

    private static boolean tryOne(Format format, byte[] input, String what) {
        try {
            FuzzTarget.check(format, input);
            return FuzzTarget.reads(format, input);
        } catch (RuntimeException | Error e) {
            return fail(what + ": " + new String(input, StandardCharsets.ISO_8859_1), e);
        }
    }

    private static byte[] mutated(byte[] seed, List<byte[]> seeds, Dice dice) {
        List<Byte> bytes = new ArrayList<>();
        for (byte b : seed) {
            bytes.add(b);
        }
        for (int changes = dice.nextInt(4); changes >= 0; changes--) {
            mutate(bytes, seeds, dice);
        }
        byte[] result = new byte[bytes.size()];
        for (int i = 0; i < result.length; i++) {
            result[i] = bytes.get(i);
        }
        return result;
    }

    private static void mutate(List<Byte> bytes, List<byte[]> seeds, Dice dice) {
        int at = dice.nextInt(bytes.size() + 1);
        int end = Math.min(bytes.size(), at + 1 + dice.nextInt(8));
        switch (dice.nextInt(6)) {
            case 0 -> bytes.subList(at, end).clear();
            case 1 -> bytes.addAll(at, new ArrayList<>(bytes.subList(at, end)));
            case 2 -> bytes.add(at, (byte) dice.nextInt(256));
            case 3 -> bytes.add(at, (byte) "0123456789xHFU?*#-:,\n [m".charAt(dice.nextInt(24)));
            case 4 -> splice(bytes, at, seeds.get(dice.nextInt(seeds.size())), dice);
            default -> {
                if (at < bytes.size()) {
                    bytes.set(at, (byte) (bytes.get(at) ^ 1 << dice.nextInt(8)));
                }
            }
        }
    }

    private static void splice(List<Byte> bytes, int at, byte[] other, Dice dice) {
        bytes.subList(at, bytes.size()).clear();
        for (int i = dice.nextInt(other.length); i < other.length; i++) {
            bytes.add(other[i]);
        }
    }
}
