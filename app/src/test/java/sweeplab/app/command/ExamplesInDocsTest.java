// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every command that README, docs and help show is run, with few games and the reader's own files in a scratch folder, and what it
 * prints is looked at: it must be what the text shows below it, or else say what it is about. What works for long, asks somebody or needs other
 * programs is only read: an option that is not there fails.
 */
final class ExamplesInDocsTest {

    private static final String ONLY_READ =
            "(optimal 5x5|bench (sizes|generate|distribution|certificates|worst|sat|logic --answers)|arena (run .*--on |check)|web|mcp|dist|grade handed-in|grade printouts|grade mine"
                    + "|generate --board (expert|30x16/200)|explain .*--solver |play balanced|--help).*|.*(python3|cs50:|jar:).*";
    private static final String OWN_FILE =
            "mine|mine/.*|.*\\.(rawvf|evf|mbf|board|jsonl|trace|svg|png|html|cnf|drat)|replays/|why|chain|kit(\\.zip)?|my-worlds|my-rubric|handed-in|grades";

    /** What to look for, by how the command begins. */
    private static final Map<String, String> SAID = new LinkedHashMap<>();

    static {
        SAID.put("play you", "You play ");
        SAID.put("play ", "\"result\":|after \\d+ probes?");
        SAID.put("watch ", "Enter move, u undo");
        SAID.put("versus ", "A draw|You leave the game");
        SAID.put("worlds list", "LARGE4");
        SAID.put("worlds show", "tornado:LARGE4: |<svg ");
        SAID.put("worlds check --certificate", "1 board, 1 certificate holds");
        SAID.put("worlds check", "right for daggers");
        SAID.put("worlds new --circuit .*--out", "Written: ");
        SAID.put("worlds levels", "Hexcells level v1|level1");
        SAID.put("worlds new", "# |mine.*\\.txt: ");
        SAID.put("kb ", "(?s)p cnf|frontier|safe|danger");
        SAID.put("table ", "(?i)world|agent");
        SAID.put("optimal ", "perfect play wins \\d+ of \\d+ boards");
        SAID.put("agents", "balanced +exact");
        SAID.put("analyse ", "worlds? fit");
        SAID.put("explain .*--(out|formula)", "Written: ");
        SAID.put("explain .*--difficulty", "(?i)hardest|certain");
        SAID.put("explain ", "The (proof|argument) was checked|not certain");
        SAID.put("review ", "(?i)won|lost|unfinished");
        SAID.put("convert .*(--out|\\.mbf)", "");
        SAID.put("convert ", "5x5x3|jsm ");
        SAID.put("generate ", "\"id\":\"");
        SAID.put("arena run", "Written beside ");
        SAID.put("arena report", "\\| ");
        SAID.put("bench play", "\"winRate\":");
        SAID.put("bench versus", "difference ");
        SAID.put("bench levels", " levels?: 1 finished|finished, in 0 nothing follows");
        SAID.put("bench rules", "off by");
        SAID.put("bench logic", "best guess: ");
        SAID.put("grade kit", "Written: ");
        SAID.put("serve ", "'q' is no request");
        SAID.put("completion", "complete -F _complete_sweep");
        SAID.put("program ", "Final map|Summary");
    }

    @TempDir
    static Path scratch;

    static Stream<Example> examples() throws IOException {
        List<Example> all = new ArrayList<>();
        try (Stream<Path> docs = Files.list(Path.of("../docs"))) {
            for (Path file : Stream.concat(
                            Stream.of("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md")
                                    .map(name -> Path.of("..", name)),
                            docs.sorted())
                    .filter(file -> file.toString().endsWith(".md"))
                    .toList()) {
                all.addAll(Example.in(file.getFileName().toString(), Files.readAllLines(file)));
            }
        }
        helpExamples("", all);
        // A position over several lines is no single command.
        return all.stream()
                .filter(example ->
                        example.command().chars().filter(c -> c == '"').count() % 2 == 0);
    }

    private static void helpExamples(String command, List<Example> all) {
        // A long example goes on in the next line, below its first word.
        String text = Cli.sweep((command + " --help").strip().split(" ")).out();
        List<String> help = text.replaceAll("\\n {10}(?=\\S)", " ").lines().toList();
        help.stream()
                .filter(line -> line.startsWith("Example:  sweep "))
                .map(line -> line.substring("Example:  sweep ".length()))
                .forEach(line -> all.add(new Example("sweep " + command + " --help", line, List.of())));
        help.stream()
                .dropWhile(line -> !line.equals("Commands:"))
                .skip(1)
                .takeWhile(line -> !line.isBlank())
                .filter(line -> line.matches("  \\S.*"))
                .forEach(line -> helpExamples((command + " " + line.strip().split(" ")[0]).strip(), all));
    }

    // What the examples take for the reader's own.
    @BeforeAll
    static void ownFiles() throws IOException {
        done(
                "worlds",
                "levels",
                "hexcells",
                "--cells",
                "9",
                "--seed",
                "1",
                "--out",
                scratch.resolve("mine").toString());
        String world = Cli.sweep("worlds", "show", "daggers:EASY1", "--text").out();
        Files.writeString(scratch.resolve("mine/EASY1.txt"), world);
        Files.writeString(scratch.resolve("mine/EASY2.txt"), world);
        Files.writeString(scratch.resolve("my-rubric"), sweeplab.app.grade.Rubric.USUAL);
        String trace = scratch.resolve("game.trace").toString();
        done("play", "exact", "5x5/4 opening@0,0 #3", "--seed", "1", "--trace", trace);
        done("convert", trace, scratch.resolve("game.rawvf").toString());
        Files.copy(scratch.resolve("game.rawvf"), scratch.resolve("mine/game.rawvf"));
        done("convert", trace, scratch.resolve("game.evf").toString());
        Files.createDirectories(scratch.resolve("replays"));
        Files.copy(scratch.resolve("game.evf"), scratch.resolve("replays/game.evf"));
        done(
                "convert",
                "4x4x1\n0000\n0011\n001H\n001H",
                scratch.resolve("position.board").toString(),
                "--to",
                "board");
        done(
                "arena",
                "run",
                "--agents",
                "fast,exact",
                "--board",
                "5x5/4",
                "--games",
                "2",
                "--out",
                scratch.resolve("seen.jsonl").toString());
        String board = Cli.sweep(
                        "generate", "--board", "beginner", "--start", "opening@4,4", "--no-guess", "--seed", "1")
                .out();
        Files.writeString(scratch.resolve("board.jsonl"), board);
        Files.writeString(scratch.resolve("boards.jsonl"), board);
        Files.writeString(
                scratch.resolve("puzzles.jsonl"),
                Cli.sweep("generate", "--game", "[Q][M]", "--board", "6x6/12", "--few-clues", "--seed", "1")
                        .out());
    }

    private static void done(String... words) {
        Cli ran = Cli.sweep(words);
        assertThat(ran.exit()).as(ran.err()).isZero();
    }

    private static List<String> inScratch(Example example) {
        boolean reads = example.command().startsWith("arena report");
        List<String> words = example.smaller();
        int command = words.get(0).equals("grade") ? 2 : 1;
        return Stream.concat(
                        words.stream().limit(command),
                        words.stream().skip(command).map(ExamplesInDocsTest::own))
                .map(word -> reads ? word.replace("run.jsonl", "seen.jsonl") : word)
                .toList();
    }

    private static String own(String word) {
        return word.matches(OWN_FILE) ? scratch.resolve(word).toString() : word;
    }

    @ParameterizedTest
    @MethodSource("examples")
    void works(Example example) throws IOException {
        if (example.command().matches(ONLY_READ)) {
            List<String> words = new ArrayList<>(example.words());
            if (!words.contains("--help")) {
                words.add(words.indexOf("check") == 1 ? 2 : words.size(), "--help");
            }
            assertThat(Cli.sweep(words.toArray(String[]::new)).exit()).isZero();
            return;
        }
        clearResults();
        Cli ran = Cli.typing("q\n", inScratch(example).toArray(String[]::new));
        assertThat(ran.exit()).as(ran.err()).isZero();
        if (!example.printed().isEmpty()) {
            assertThat(ran.out().stripTrailing()).isEqualTo(String.join("\n", example.printed()));
        }
        assertThat(ran.out()).containsPattern(said(example));
    }

    // Each example writes into an empty place, as the reader's would be.
    private static void clearResults() throws IOException {
        try (Stream<Path> files = Files.list(scratch)) {
            for (Path file : files.filter(each -> each.getFileName().toString().startsWith("run.")
                            || each.getFileName().toString().startsWith("phases."))
                    .toList()) {
                Files.delete(file);
            }
        }
        for (String made : List.of("chain", "kit", "kit.zip", "mine/WORLD1.txt")) {
            deleteAll(scratch.resolve(made));
        }
    }

    private static void deleteAll(Path made) throws IOException {
        if (Files.exists(made)) {
            try (Stream<Path> files = Files.walk(made)) {
                for (Path file :
                        files.sorted(java.util.Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private static String said(Example example) {
        return SAID.entrySet().stream()
                .filter(each -> (example.command() + " ").matches("(?s)" + each.getKey() + ".*"))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing is known of what this prints: " + example));
    }
}
