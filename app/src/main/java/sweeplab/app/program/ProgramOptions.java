// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.program;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;
import sweeplab.app.library.FolderLibrary;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.Library;
import sweeplab.rules.Rules;

/** The words after a program's name; besides the report's own there may be {@code --worlds DIR} and {@code --seed S}. */
record ProgramOptions(List<String> words, Library library, long seed) {

    static ProgramOptions parse(Terminal terminal, List<String> args) {
        List<String> words = new ArrayList<>();
        Library library = new Catalogue();
        long seed = ThreadLocalRandom.current().nextLong(1_000_000_000L);
        for (int i = 0; i < args.size(); i++) {
            String word = args.get(i);
            if (word.equals("--worlds") || word.equals("--seed")) {
                if (++i == args.size()) {
                    throw Failure.badInput(word + " needs a value after it");
                }
                library = word.equals("--worlds") ? new FolderLibrary(Path.of(args.get(i)), terminal::warn) : library;
                seed = word.equals("--seed") ? seed(args.get(i)) : seed;
            } else if (word.startsWith("--")) {
                throw Failure.badInput("unknown option '" + word + "': there are --worlds DIR and --seed S");
            } else {
                words.add(word);
            }
        }
        return new ProgramOptions(words, library, seed);
    }

    /** The worlds to choose from, of which there must be one. */
    Library worldsOf(Rules rules) {
        if (library.names(rules).isEmpty()) {
            throw Failure.badInput("--worlds: there is no world of " + rules.id() + " in this folder");
        }
        return library;
    }

    private static long seed(String word) {
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException e) {
            throw Failure.badInput("--seed '" + word.toLowerCase(Locale.ROOT) + "' is not a whole number");
        }
    }
}
