// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
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
    private final List<String> files;
    private final List<String> graphs;
    private final Consumer<String> warning;
    private final Map<String, List<String>> right = new HashMap<>();

    /** The folder's worlds; of each file that turns out to be none, a warning is given. */
    public FolderLibrary(Path folder, Consumer<String> warning) {
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException("--worlds " + folder + " is no folder: give a folder of files NAME.txt");
        }
        this.folder = folder;
        this.warning = warning;
        files = files(folder, ENDING);
        graphs = files(folder, GRAPH_ENDING);
        if (files.isEmpty() && graphs.isEmpty()) {
            throw new IllegalArgumentException("--worlds " + folder + " has no worlds: expected files NAME.txt");
        }
    }

    /** The files of a folder that may hold worlds, in the natural order of their names. */
    public static List<Path> worldFiles(Path folder) {
        return files(folder, ENDING).stream().map(folder::resolve).toList();
    }

    private static List<String> files(Path folder, String ending) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.toLowerCase(Locale.ROOT).endsWith(ending))
                    .limit(MOST_WORLDS)
                    .sorted(NaturalOrder.ofNames())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean forAnyGame() {
        return true;
    }

    /** The worlds that are right for this game; each of the other files is named in a warning, once. */
    @Override
    public List<String> names(Rules rules) {
        return right.computeIfAbsent(
                rules.id(),
                id -> files.stream()
                        .filter(file -> isRight(rules, file))
                        .map(FolderLibrary::worldName)
                        .toList());
    }

    private boolean isRight(Rules rules, String file) {
        try {
            read(rules, file);
            return true;
        } catch (IllegalArgumentException e) {
            warning.accept("left out, no world of " + rules.id() + ": " + e.getMessage());
            return false;
        }
    }

    @Override
    public boolean has(Rules rules, String name) {
        return files.stream().anyMatch(file -> worldName(file).equalsIgnoreCase(name));
    }

    @Override
    public String spelling(Rules rules, String name) {
        for (String file : files) {
            if (worldName(file).equalsIgnoreCase(name)) {
                return worldName(file);
            }
        }
        return Library.super.spelling(rules, name);
    }

    @Override
    public String text(Rules rules, String name) {
        return UciWorld.asWorldText(TextFile.read(file(name), WorldText.MOST_CHARACTERS), rules);
    }

    @Override
    public World world(Rules rules, String name) {
        return read(rules, spelling(rules, name) + ENDING);
    }

    private World read(Rules rules, String file) {
        String name = worldName(file);
        return WorldText.read(file(name).toString(), text(rules, name), rules, this);
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

    private static String worldName(String file) {
        return file.substring(0, file.length() - ENDING.length());
    }

    private Path file(String name) {
        for (String file : files) {
            if (worldName(file).equals(name)) {
                return folder.resolve(file);
            }
        }
        throw new IllegalArgumentException("unknown world '" + name + "' in " + folder);
    }
}
