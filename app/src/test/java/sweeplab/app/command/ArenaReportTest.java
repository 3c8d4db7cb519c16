// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ArenaReportTest {

    @TempDir
    Path folder;

    private Path results = Path.of("");

    @BeforeEach
    void play() {
        results = folder.resolve("r.jsonl");
        String options =
                "arena run --agents exact,sps --board 5x5/3,5x5/5,7x7/6 --start safe@0,0 --games 60 --seed 4 --out";
        assertThat(Cli.sweep((options + " " + results).split(" ")).exit()).isZero();
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
        for (String ending : List.of("txt", "md", "csv", "report.json", "html", "parquet")) {
            assertThat(folder.resolve("r." + ending)).isNotEmptyFile();
        }
        String before = Files.readString(folder.resolve("r.txt"));
        Files.delete(folder.resolve("r.txt"));
        Cli ran = Cli.sweep("arena", "report", results.toString());
        assertThat(ran.out()).startsWith(before).contains("Written beside");
        assertThat(folder.resolve("r.txt")).hasContent(before);
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
