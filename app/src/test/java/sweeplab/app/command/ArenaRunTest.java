// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ArenaRunTest {

    @TempDir
    Path folder;

    private Path file(String name) {
        return folder.resolve(name);
    }

    private static Cli run(Path out, String... more) {
        List<String> words = new ArrayList<>(List.of("arena", "run", "--out", out.toString()));
        words.addAll(List.of("--board", "6x6/6", "--start", "safe@0,0", "--seed", "5"));
        words.addAll(List.of(more));
        return Cli.sweep(words.toArray(String[]::new));
    }

    /** The results as they may be compared: sorted, and without what depends on the clock. */
    static List<String> sorted(Path results) throws IOException {
        return Files.readAllLines(results).stream()
                .map(line -> line.replaceAll(",\"millis\\w*\":(\\[[^]]*]|[^,}]*)", ""))
                .sorted()
                .toList();
    }

    @Test
    void threadsChangeNothingButTheTime() throws IOException {
        for (String threads : List.of("1", "2", "3")) {
            Cli ran = run(file(threads + ".jsonl"), "--agents", "exact,random", "--games", "60", "--threads", threads);
            assertThat(ran.exit()).as(ran.err()).isZero();
            assertThat(ran.err()).isEmpty();
        }
        List<String> one = sorted(file("1.jsonl"));
        assertThat(one).hasSize(120);
        assertThat(sorted(file("2.jsonl"))).isEqualTo(one);
        assertThat(sorted(file("3.jsonl"))).isEqualTo(one);
    }

    @Test
    @DisplayName(
            "damage in the middle is named, its games are played again, all others stay, and the file as it was is kept")
    void aDamagedLineIsPlayedAgain() throws IOException {
        Path results = file("a.jsonl");
        run(results, "--agents", "exact", "--games", "9");
        List<String> expected = sorted(results);
        List<String> lines = new ArrayList<>(Files.readAllLines(results));
        lines.set(4, "\0\0\0\0");
        Files.write(results, lines);
        refused(1, "lines 5 and 6: damaged or changed", Cli.sweep("arena", "report", results.toString()));
        Cli ran = run(results, "--agents", "exact", "--games", "9", "--resume");
        assertThat(ran.err())
                .contains("Going on: 7 of 9 games are there; damaged or changed: lines 5 and 6 of " + results)
                .contains("kept as " + results + ".damaged");
        assertThat(sorted(results)).isEqualTo(expected);
        assertThat(Files.readAllLines(file("a.jsonl.damaged"))).isEqualTo(lines);
        assertThat(Cli.sweep("arena", "report", results.toString()).exit()).isZero();
    }

    @Test
    @DisplayName("a result that was changed, a line that was taken out, added twice or moved is found and named")
    void aChangedLineIsFound() throws IOException {
        Path results = file("a.jsonl");
        run(results, "--agents", "exact,random", "--games", "20");
        List<String> expected = sorted(results);
        List<String> lines = List.copyOf(Files.readAllLines(results));
        int lost = IntStream.range(10, 40)
                .filter(i -> lines.get(i).contains("\"lost\""))
                .findFirst()
                .orElseThrow();
        changed(lines, list -> list.set(lost, list.get(lost).replace("lost", "won")), "line " + (lost + 1) + ":");
        changed(lines, list -> list.remove(10), "line 11:");
        changed(lines, list -> list.add(12, list.get(12)), "line 14:");
        changed(lines, list -> Collections.swap(list, 20, 21), "lines 21, 22 and 23:");
        changed(lines, list -> list.set(3, list.get(3).replace("\"millis\":", "\"millis\":9")), "line 4:");
        Cli ran = run(results, "--agents", "exact,random", "--games", "20", "--resume");
        assertThat(ran.exit()).isZero();
        assertThat(sorted(results)).isEqualTo(expected);
    }

    private void changed(List<String> lines, Consumer<List<String>> change, String named) throws IOException {
        List<String> other = new ArrayList<>(lines);
        change.accept(other);
        Files.write(file("a.jsonl"), other);
        refused(1, named, Cli.sweep("arena", "report", file("a.jsonl").toString()));
    }

    @Test
    @DisplayName("the card of a run names the program's version")
    void theCardNamesTheVersion() throws IOException {
        run(file("v.jsonl"), "--agents", "exact", "--games", "1");
        assertThat(Files.readString(file("v.run.json"))).contains("\"version\":\"");
    }

    @Test
    void aDrawnSeedIsKnownWhenTheRunGoesOn() throws IOException {
        String[] words = {"arena", "run", "--agents", "random", "--board", "6x6/6", "--games", "4"};
        String[] run = with(words, "--out", file("d.jsonl").toString());
        assertThat(Cli.sweep(run).exit()).isZero();
        List<String> expected = sorted(file("d.jsonl"));
        Files.writeString(file("d.jsonl"), "");
        Cli again = Cli.sweep(with(run, "--resume"));
        assertThat(again.exit()).as(again.err()).isZero();
        assertThat(sorted(file("d.jsonl"))).isEqualTo(expected);
    }

    @Test
    void aFolderThatIsMissingIsMade() {
        Cli ran = run(file("none").resolve("deeper").resolve("a.jsonl"), "--agents", "exact", "--games", "2");
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(file("none").resolve("deeper").resolve("a.jsonl")).isRegularFile();
    }

    @Test
    void aFolderIsNoFileOfResults() {
        for (String more : new String[] {"--json", "--resume"}) {
            refused(
                    "is a folder: name a file in it, " + folder.resolve("run.jsonl"),
                    run(folder, "--agents", "exact", "--games", "2", more));
        }
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void refusesResultsOfAnotherRun() throws IOException {
        Path results = file("a.jsonl");
        run(results, "--agents", "exact", "--games", "5");
        byte[] before = Files.readAllBytes(results);
        refused("is there already: --resume goes on", run(results, "--agents", "exact", "--games", "5"));
        refused(
                "belongs to another run: in " + file("a.run.json") + " games is 5, here it is 6",
                run(results, "--agents", "exact", "--games", "6", "--resume"));
        refused("agents is [\"exact\"]", run(results, "--agents", "fast", "--games", "5", "--resume"));
        Files.writeString(file("a.run.json"), "{");
        String ends = "a.run.json is no card of a run: not JSON: the text ends too early";
        refused(ends, run(results, "--agents", "exact", "--games", "5", "--resume"));
        Files.delete(file("a.run.json"));
        refused("a.run.json is missing", run(results, "--agents", "exact", "--games", "5", "--resume"));
        assertThat(Files.readAllBytes(results)).isEqualTo(before);
    }

    private static void refused(String part, Cli ran) {
        refused(2, part, ran);
    }

    private static void refused(int exit, String part, Cli ran) {
        assertThat(ran.exit()).as(ran.err()).isEqualTo(exit);
        assertThat(ran.err()).contains(part);
        assertThat(ran.err().lines().count()).as(ran.err()).isBetween(1L, 2L);
    }

    @Test
    void nothingIsWrittenOnBadInput() throws IOException {
        refused("unknown agent 'nobody'", run(file("a.jsonl"), "--agents", "exact,nobody"));
        refused("named twice", run(file("a.jsonl"), "--agents", "exact,EXACT"));
        refused("--games 0", run(file("a.jsonl"), "--agents", "exact", "--games", "0"));
        refused("--threads 0", run(file("a.jsonl"), "--agents", "exact", "--threads", "0"));
        refused("name two", run(file("a.jsonl"), "--agents", "exact", "--sprt", "0.5,0.6,0.1,0.1"));
        refused("do not fit", run(file("none").resolve("a.jsonl"), "--agents", "exact", "--board", "3x3/12"));
        refused(
                "--on yarn: write local[N] or spark://HOST:PORT",
                run(file("a.jsonl"), "--agents", "exact", "--on", "yarn"));
        refused("do not fit", run(file("a.jsonl"), "--agents", "exact", "--board", "3x3/12"));
        try (var files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
    }

    @Test
    void worldsOfAFolderAndAMixOfBoards() throws IOException {
        Files.writeString(file("A.txt"), "0 1 -1\n0 1 1\n0 0 0\n");
        Files.writeString(file("B.txt"), "0 0 0\n0 1 1\n0 1 -1\n");
        String[] words = {"arena", "run", "--agents", "P2,random", "--game", "nettle", "--worlds", folder.toString()};
        Cli ran = Cli.sweep(with(words, "--out", file("w.jsonl").toString()));
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(sorted(file("w.jsonl"))).hasSize(4).anyMatch(line -> line.contains("\"id\":\"nettle:B\""));
        Cli mixed = Cli.sweep(with(
                words,
                "--world",
                "A",
                "--board",
                "5x5/4,4x4/2",
                "--games",
                "7",
                "--out",
                file("m.jsonl").toString()));
        assertThat(mixed.exit()).as(mixed.err()).isZero();
        assertThat(mixed.out()).contains("Board by board").contains("nettle:A");
        Files.writeString(file("A.txt"), "0 0 0\n1 1 0\n-1 1 0\n");
        Cli changed = Cli.sweep(
                with(words, "--resume", "--seed", "1", "--out", file("w.jsonl").toString()));
        assertThat(changed.exit()).isEqualTo(2);
    }

    private static String[] with(String[] words, String... more) {
        String[] all = Arrays.copyOf(words, words.length + more.length);
        System.arraycopy(more, 0, all, words.length, more.length);
        return all;
    }

    @Test
    void theSequentialTestStopsAtTheSameGameWhateverTheThreads() throws IOException {
        String[] options = {"--agents", "exact,random", "--games", "5000", "--sprt", "0.5,0.6,0.05,0.05"};
        Cli one = run(file("1.jsonl"), with(options, "--threads", "1"));
        Cli three = run(file("3.jsonl"), with(options, "--threads", "3"));
        assertThat(one.out()).contains("H1 accepted, exact wins at least 60.0 %");
        assertThat(sorted(file("3.jsonl"))).isEqualTo(sorted(file("1.jsonl"))).hasSizeLessThan(200);
        assertThat(three.out())
                .contains(one.out()
                        .lines()
                        .filter(line -> line.contains("H1"))
                        .findFirst()
                        .orElseThrow());
        run(file("3.jsonl"), with(options, "--resume"));
        assertThat(sorted(file("3.jsonl"))).isEqualTo(sorted(file("1.jsonl")));
    }

    @Test
    void standingsAsJson() {
        Cli ran = run(file("j.jsonl"), "--agents", "exact,random", "--sprt", "--games", "20", "--json");
        assertThat(ran.out()).startsWith("{\"boards\":[\"square:6x6/6 safe@0,0\"],\"games\":20,\"seed\":5");
        assertThat(ran.out()).contains("\"test\":\"Sequential test: still open after");
        assertThat(ran.out()).containsPattern("\"p\":[0-9][0-9.E-]*[,}]");
        assertThat(ran.out()).contains("\"standings\":[{\"agent\":\"exact\",\"games\":20,");
    }
}
