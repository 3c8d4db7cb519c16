// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ArenaReportTest {

    private static final String OPTIONS =
            "arena run --agents exact,sps --board 5x5/3,5x5/5,7x7/6 --start safe@0,0 --games 60 --seed 4 --out";

    @TempDir
    Path folder;

    private Path results = Path.of("");

    @BeforeEach
    void play() {
        results = folder.resolve("r.jsonl");
        assertThat(Cli.sweep((OPTIONS + " " + results).split(" ")).exit()).isZero();
    }

    private String report(String format) {
        Cli ran = Cli.sweep("arena", "report", results.toString(), "--format", format);
        assertThat(ran.exit()).as(ran.err()).isZero();
        return ran.out();
    }

    private long count(String... parts) throws IOException {
        return Files.readAllLines(results).stream()
                .filter(line -> List.of(parts).stream().allMatch(line::contains))
                .count();
    }

    @Test
    void reportsStandBesideTheResultsAndAreMadeAgainTheSame() throws IOException {
        for (String ending : List.of("txt", "md", "tex", "csv", "report.json", "html", "parquet")) {
            assertThat(folder.resolve("r." + ending)).isNotEmptyFile();
        }
        String before = Files.readString(folder.resolve("r.txt"));
        Files.delete(folder.resolve("r.txt"));
        Cli ran = Cli.sweep("arena", "report", results.toString());
        assertThat(ran.out()).startsWith(before).contains("Written beside");
        assertThat(folder.resolve("r.txt")).hasContent(before);
    }

    @Test
    void oneGameIsNoGames() {
        Path one = folder.resolve("one.jsonl");
        String options = "arena run --agents exact,random --board 8x8/20 --games 1 --seed 1 --sprt --out ";
        assertThat(Cli.sweep((options + one).split(" ")).out())
                .startsWith("square:8x8/20: 1 game, seed 1\n")
                .contains(", in 1 game.");
        assertThat(folder.resolve("one.tex")).content().contains("Sequential test: still open after 0 boards that");
    }

    @Test
    void figuresAreThoseOfTheLines() throws IOException {
        long wins = count("\"agent\":\"exact\"", "\"result\":\"won\"");
        long stuck = count("\"agent\":\"sps\"", "\"result\":\"stuck\"");
        assertThat(report("json"))
                .contains("{\"agent\":\"exact\",\"games\":60,\"wins\":" + wins + ",")
                .contains("\"stuck\":" + stuck + ",");
        long small = count("\"agent\":\"sps\"", "square:5x5/5 ", "\"result\":\"won\"");
        assertThat(report("csv")).contains("\"square:5x5/5 safe@0,0\",25,20.0,sps,20," + small + ",");
        assertThat(report("markdown")).contains("| exact | 60 | " + wins + " |");
    }

    @Test
    void thePageShowsTheSameGamesInWhateverOrderTheyEnded() throws IOException {
        String before = apart();
        assertThat(before).contains("game ");
        int first = Integer.parseInt(before.replaceFirst("(?s).*?>game (\\d+)<.*", "$1"));
        List<String> lines = Files.readAllLines(results);
        Predicate<String> taken =
                line -> line.startsWith("{\"game\":" + first + ",") && line.contains("\"agent\":\"exact\"");
        lines.removeIf(taken);
        Files.write(results, lines);
        assertThat(Cli.sweep((OPTIONS + " " + results + " --resume").split(" ")).exit())
                .isZero();
        // The line behind it, whose checksum goes with it, is played again too, and either may end first.
        List<String> now = Files.readAllLines(results);
        assertThat(now.subList(now.size() - 2, now.size())).anyMatch(taken);
        assertThat(apart()).isEqualTo(before);
    }

    // The games that only one of the two wins, without the times.
    private String apart() {
        return report("html")
                .replaceFirst("(?s).*<h2>Games that only one", "")
                .replaceFirst("(?s)<h2>.*", "")
                .replaceAll("longest decision [0-9.]+ ms", "");
    }

    @Test
    void thePageNeedsNothingButItself() {
        String page = report("html");
        assertThat(page)
                .contains("<svg ")
                .contains("Phases")
                .contains("Cost against size")
                .doesNotContain("<link")
                .doesNotContain(" src=");
        assertThat(page).contains("data-game=").contains("`./sweep play ${");
    }

    @Test
    void anUnfinishedRunIsReportedAsFarAsItIs() throws IOException {
        List<String> lines = Files.readAllLines(results);
        Files.writeString(results, String.join("\n", lines.subList(0, 31)) + "\n{\"game\":5");
        assertThat(report("csv")
                        .lines()
                        .mapToLong(line -> line.contains(",exact,") ? 1 : 0)
                        .sum())
                .isEqualTo(3);
        assertThat(report("text")).contains("Pairs on the same boards");
    }

    @Test
    void refusesWhatIsNoResult() throws IOException {
        assertThat(Cli.sweep("arena", "report", folder.resolve("none.jsonl").toString())
                        .err())
                .contains("no such file");
        Path other = Files.writeString(folder.resolve("other.jsonl"), "{}\n");
        Cli ran = Cli.sweep("arena", "report", other.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("other.run.json is missing");
        Files.writeString(folder.resolve("other.run.json"), "{\"agents\":3}");
        assertThat(Cli.sweep("arena", "report", other.toString()).err()).contains("no card of a run");
    }
}
