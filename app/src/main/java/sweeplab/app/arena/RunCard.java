// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sweeplab.app.json.Json;
import sweeplab.app.library.OutFile;
import sweeplab.app.library.TextFile;
import sweeplab.app.terminal.Failure;
import sweeplab.arena.Boards;
import sweeplab.arena.Plan;
import sweeplab.arena.Sprt;
import sweeplab.base.Dice;
import sweeplab.world.World;

/**
 * What a run is, in a file beside its results ({@code NAME.run.json}), so that nobody goes on with another one, and a report can be made.
 *
 * @param sizes for every board its cells and its dangers
 * @param programs the agents that are programs of the user's own, as they were given
 */
public record RunCard(Plan plan, Optional<Sprt> sprt, List<Size> sizes, String fingerprint, List<String> programs) {

    private static final int MOST_CHARACTERS = 1 << 24;
    private static final String VERSION = "version";

    /** How large a board is. */
    public record Size(int cells, int dangers) {

        public Size {
            if (cells < 1 || dangers < 0 || dangers > cells) {
                throw new IllegalArgumentException(dangers + " dangers in " + cells + " cells");
            }
        }

        public double density() {
            return (double) dangers / cells;
        }
    }

    /** The card of a run that begins; makes one board of each kind, so that what cannot be played is known at once. */
    public static RunCard of(Plan plan, Optional<Sprt> sprt, List<String> programs) {
        Boards boards = new Boards(plan);
        List<Size> sizes = new ArrayList<>();
        for (int board = 0; board < plan.boards().size(); board++) {
            World world = boards.setup(board).world();
            sizes.add(new Size(world.topology().size(), world.dangers()));
        }
        return new RunCard(plan, sprt, sizes, fingerprint(plan.worlds()), programs);
    }

    // Changes when a world file does.
    private static String fingerprint(Map<String, String> worlds) {
        long print = 0;
        for (Map.Entry<String, String> world : new TreeMap<>(worlds).entrySet()) {
            for (char c : (world.getKey() + '\n' + world.getValue()).toCharArray()) {
                print = Dice.seed(print, c);
            }
        }
        return Long.toHexString(print);
    }

    /** True if the worlds came from a folder of the user's. */
    public boolean fromFolder() {
        return !fingerprint.equals("0");
    }

    /** Where the card of a results file is. */
    public static Path beside(Path results) {
        return beside(results, ".run.json");
    }

    /** A file beside the results, with another ending. */
    public static Path beside(Path results, String ending) {
        return results.resolveSibling(results.getFileName().toString().replaceFirst("\\.jsonl$", "") + ending);
    }

    /** The results and every file beside them whose name begins like theirs. */
    public static List<Path> allBeside(Path results) {
        String stem = beside(results, "").getFileName().toString();
        try (Stream<Path> files = Files.list(results.toAbsolutePath().getParent())) {
            return files.filter(file -> file.getFileName().toString().startsWith(stem + "."))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Map<String, @Nullable Object> json() {
        Map<String, @Nullable Object> card = Json.object(
                "run",
                "sweeplab arena 2",
                VERSION,
                version(),
                "agents",
                plan.agents(),
                "boards",
                plan.boards(),
                "games",
                (long) plan.games(),
                "seed",
                plan.seed(),
                "judged",
                plan.judged(),
                "sprt",
                sprt.map(Sprt::toString).orElse(""),
                "worlds",
                fingerprint,
                "cells",
                sizes.stream().map(size -> (long) size.cells()).toList(),
                "dangers",
                sizes.stream().map(size -> (long) size.dangers()).toList());
        if (plan.strict()) {
            card.put("strict", true);
        }
        if (!programs.isEmpty()) {
            card.put("programs", programs);
        }
        return card;
    }

    // Which program it was, and the commit where the starter knows it.
    private static String version() {
        String version = RunCard.class.getPackage().getImplementationVersion();
        String commit = System.getProperty("sweeplab.commit", "");
        return (version == null ? "unpackaged" : version) + (commit.isEmpty() ? "" : " (" + commit + ")");
    }

    void write(Path results) {
        Path file = beside(results);
        Path next = file.resolveSibling(file.getFileName() + ".next");
        OutFile.write(file, () -> {
            Files.writeString(next, Json.text(json()) + "\n");
            Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        });
    }

    /** Refuses results of another run. */
    void checkSameAs(Path results) {
        Path file = beside(results);
        Map<?, ?> there = members(file);
        Map<String, @Nullable Object> here = json();
        Set<Object> names = new LinkedHashSet<>(here.keySet());
        names.addAll(there.keySet());
        names.remove(VERSION);
        for (Object name : names) {
            if (!Objects.equals(there.get(name), here.get(name))) {
                throw Failure.badInput(results + " belongs to another run: in " + file + " " + name + " is "
                        + brief(there.get(name)) + ", here it is " + brief(here.get(name)));
            }
        }
    }

    private static String brief(@Nullable Object value) {
        String text = Json.text(value);
        return text.length() <= 80 ? text : text.substring(0, 80) + "…";
    }

    private static Map<?, ?> members(Path file) {
        if (!Files.exists(file)) {
            throw Failure.badInput(file + " is missing, so nobody knows which run the results belong to");
        }
        return members(file.toString(), TextFile.read(file, MOST_CHARACTERS));
    }

    private static Map<?, ?> members(String where, String text) {
        try {
            if (Json.read(text) instanceof Map<?, ?> members) {
                return members;
            }
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(where + " is no card of a run: " + e.getMessage(), e);
        }
        throw new IllegalArgumentException(where + " is no card of a run: expected a JSON object");
    }

    /** The card beside a results file; worlds that came from a folder are not in it. */
    public static RunCard read(Path results) {
        return of(beside(results).toString(), members(beside(results)));
    }

    /** The card that a text holds; {@code where} names its file in errors. */
    static RunCard parse(String where, String text) {
        return of(where, members(where, text));
    }

    private static RunCard of(String where, Map<?, ?> members) {
        try {
            Plan plan = new Plan(
                            texts(members.get("agents")),
                            texts(members.get("boards")),
                            Math.toIntExact((Long) Objects.requireNonNull(members.get("games"))),
                            (Long) Objects.requireNonNull(members.get("seed")),
                            Boolean.TRUE.equals(members.get("judged")),
                            Map.of())
                    .strictly(Boolean.TRUE.equals(members.get("strict")));
            String test = String.valueOf(members.get("sprt"));
            return new RunCard(
                    plan,
                    test.isEmpty() ? Optional.empty() : Optional.of(Sprt.parse(test)),
                    sizes(members, plan.boards().size()),
                    String.valueOf(members.get("worlds")),
                    members.containsKey("programs") ? texts(members.get("programs")) : List.of());
        } catch (ClassCastException
                | NullPointerException
                | ArithmeticException
                | IndexOutOfBoundsException
                | IllegalArgumentException e) {
            throw new IllegalArgumentException(where + " is no card of a run, or a damaged one", e);
        }
    }

    private static List<Size> sizes(Map<?, ?> members, int boards) {
        List<?> cells = (List<?>) Objects.requireNonNull(members.get("cells"));
        List<?> dangers = (List<?>) Objects.requireNonNull(members.get("dangers"));
        List<Size> sizes = new ArrayList<>();
        for (int i = 0; i < boards; i++) {
            sizes.add(new Size(Math.toIntExact((Long) Objects.requireNonNull(cells.get(i))), Math.toIntExact((Long)
                    Objects.requireNonNull(dangers.get(i)))));
        }
        return sizes;
    }

    private static List<String> texts(@Nullable Object list) {
        return ((List<?>) Objects.requireNonNull(list))
                .stream().map(String::valueOf).toList();
    }
}
