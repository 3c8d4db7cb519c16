package sweeplab.app.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import sweeplab.catalogue.Library;
import sweeplab.catalogue.WorldText;
import sweeplab.rules.Rules;
import sweeplab.world.World;

/** A folder of files (W3): {@code NAME.txt} is the world NAME, for whatever game is played, and {@code NAME.graph} a graph to play on. */
public final class FolderLibrary implements Library {

    private static final String ENDING = ".txt";
    private static final String GRAPH_ENDING = ".graph";
    private static final int MOST_WORLDS = 10_000;

    private final Path folder;
    private final List<String> names;
    private final List<String> graphs;

    public FolderLibrary(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException("--worlds " + folder + " is no folder: give a folder of files NAME.txt");
        }
        this.folder = folder;
        names = names(folder, ENDING);
        graphs = names(folder, GRAPH_ENDING);
        if (names.isEmpty() && graphs.isEmpty()) {
            throw new IllegalArgumentException("--worlds " + folder + " has no worlds: expected files NAME.txt");
        }
    }

    private static List<String> names(Path folder, String ending) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.toLowerCase(Locale.ROOT).endsWith(ending))
                    .limit(MOST_WORLDS)
                    .sorted(Comparator.comparing(FolderLibrary::sortKey).thenComparing(name -> name))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // EASY2 comes before EASY10: numbers are compared as numbers.
    private static String sortKey(String name) {
        StringBuilder key = new StringBuilder();
        for (String part : name.toLowerCase(Locale.ROOT).split("(?<=\\D)(?=\\d)|(?<=\\d)(?=\\D)")) {
            boolean number = Character.isDigit(part.charAt(0));
            key.append("0".repeat(number ? Math.max(0, 12 - part.length()) : 0)).append(part);
        }
        return key.toString();
    }

    @Override
    public List<String> names(Rules rules) {
        return names.stream()
                .map(name -> name.substring(0, name.length() - ENDING.length()))
                .toList();
    }

    @Override
    public String text(Rules rules, String name) {
        return TextFile.read(file(name), WorldText.MOST_CHARACTERS);
    }

    @Override
    public World world(Rules rules, String name) {
        String known = spelling(rules, name);
        return WorldText.read(file(known).toString(), text(rules, known), rules, this);
    }

    /** The folder's own graphs first; those of the catalogue stay at hand. */
    @Override
    public List<String> graphs() {
        return Stream.concat(graphs.stream().map(FolderLibrary::graphName), Library.super.graphs().stream())
                .distinct()
                .toList();
    }

    @Override
    public String graph(String name) {
        for (String known : graphs) {
            if (graphName(known).equals(name)) {
                return TextFile.read(folder.resolve(known), WorldText.MOST_CHARACTERS);
            }
        }
        return Library.super.graph(name);
    }

    private static String graphName(String file) {
        return file.substring(0, file.length() - GRAPH_ENDING.length());
    }

    private Path file(String name) {
        for (String known : names) {
            if (known.substring(0, known.length() - ENDING.length()).equals(name)) {
                return folder.resolve(known);
            }
        }
        throw new IllegalArgumentException("unknown world '" + name + "' in " + folder);
    }
}
