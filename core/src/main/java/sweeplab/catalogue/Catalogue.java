// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import sweeplab.base.Pieces;
import sweeplab.base.PublicApi;
import sweeplab.rules.Rules;

/** The worlds and graphs that come with the product. */
@PublicApi
public final class Catalogue implements Library {

    @Override
    public List<String> names(Rules rules) {
        return index(folder(rules));
    }

    @Override
    public String text(Rules rules, String name) {
        return resource(folder(rules) + "/" + name + ".txt");
    }

    static List<String> graphNames() {
        return index("graphs");
    }

    static String graphText(String name) {
        return resource("graphs/" + name + ".graph");
    }

    // The three kinds of gold clue are played on the same worlds.
    private static String folder(Rules rules) {
        return "worlds/" + (rules.id().startsWith("daggers") ? "daggers" : rules.id());
    }

    private static List<String> index(String folder) {
        return Arrays.stream(Pieces.lines(resource(folder + "/index.txt")))
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
    }

    private static String resource(String path) {
        try (InputStream in = Catalogue.class.getResourceAsStream("/sweeplab/" + path)) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
