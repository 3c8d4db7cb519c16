// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;

/** Tells the compiler which files go into the engine: the catalogue, and what agents need; it runs while it is built, not in the page. */
// Deprecated, and still TeaVM's only way to name resources.
@SuppressWarnings("deprecation")
public final class EngineFiles implements ResourceSupplier {

    private static final String FOLDER = "sweeplab/";

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        List<String> files = new ArrayList<>();
        if (!"games".equals(context.getProperties().getProperty("part"))) {
            files.add(FOLDER + "guess-quick.bin");
            files.add(FOLDER + "guess-small.bin");
            files.add(FOLDER + "guess-hex.bin");
            files.add(FOLDER + "guess-lives.bin");
        }
        for (Rules rules : RuleBook.all()) {
            addAll(context, "worlds/" + rules.id(), ".txt", files);
        }
        addAll(context, "graphs", ".graph", files);
        return files.toArray(new String[0]);
    }

    private static void addAll(ResourceSupplierContext context, String folder, String ending, List<String> files) {
        String index = FOLDER + folder + "/index.txt";
        try (InputStream in = context.getClassLoader().getResourceAsStream(index)) {
            if (in == null) {
                return;
            }
            files.add(index);
            for (String name : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                files.add(FOLDER + folder + "/" + name.strip() + ending);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
