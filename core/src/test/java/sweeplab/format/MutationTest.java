// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.Damage;
import sweeplab.format.text.Format;

/** Good inputs, damaged by chance: a reader gives a document or a clean error, and what it read it can write and read again; -Dformats=evf,avf for some only. */
final class MutationTest {

    private static final Formats FORMATS = new Formats();

    static List<String> names() {
        List<String> only = List.of(System.getProperty("formats", "").split(","));
        return FORMATS.all().stream()
                .map(Format::name)
                .filter(name -> only.contains("") || only.contains(name))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("names")
    void onlyCleanErrors(String name) {
        Format format = FORMATS.named(name);
        Damage.tryMany(name, Corpus.of(name), input -> {
            FuzzTarget.check(format, input);
            return FuzzTarget.reads(format, input);
        });
    }
}
