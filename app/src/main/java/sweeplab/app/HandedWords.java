// SPDX-License-Identifier: Apache-2.0
package sweeplab.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** The words of the command line, which the starter may hand over through a pipe: on the command line itself other programs could read the seed of a run. */
final class HandedWords {

    private static final String FROM = "--words-from";

    private HandedWords() {}

    /** The words themselves, or those that the named pipe holds, each ended by a zero. */
    static String[] of(String... args) {
        if (args.length != 2 || !args[0].equals(FROM)) {
            return args;
        }
        try {
            String[] words = Files.readString(Path.of(args[1])).split("\0", -1);
            return Arrays.copyOf(words, words.length - 1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
