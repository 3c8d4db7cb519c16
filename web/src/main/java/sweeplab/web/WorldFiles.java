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

/** Tells the compiler which files of the catalogue go into the engine; runs while it is built, not in the page. */
public final class WorldFiles implements ResourceSupplier {

    private static final String FOLDER = "sweeplab/worlds/";

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        List<String> files = new ArrayList<>();
        for (Rules rules : RuleBook.all()) {
            String index = FOLDER + rules.id() + "/index.txt";
            try (InputStream in = context.getClassLoader().getResourceAsStream(index)) {
                if (in != null) {
                    files.add(index);
                    addWorlds(rules, new String(in.readAllBytes(), StandardCharsets.UTF_8), files);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return files.toArray(new String[0]);
    }

    private static void addWorlds(Rules rules, String index, List<String> files) {
        for (String name : index.split("\n")) {
            if (!name.isBlank()) {
                files.add(FOLDER + rules.id() + "/" + name.strip() + ".txt");
            }
        }
    }
}
