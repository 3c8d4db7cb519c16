package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What commands promise: claims that are checked, games that are kept, facts as JSON, tables for LaTeX, seeds that are said. */
final class KeptWordTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"mines\":[[ | \"mines\":[[0,0],[ | mines is said to be",
                "\"grade\":\" | \"grade\":\"no | grade is said to be",
                "\"usesMineCount\": | \"usesMineCount\":null,\"was\": | usesMineCount is said to be",
                "\"board\":\"square:9x9/10 | \"board\":\"square:9x9/11 | board is said to be",
                "\"start\":\"opening@4,4 | \"start\":\"opening@4,5 | start is said to be",
            })
    void whateverACertificatesLineSaysIsChecked(String part, String forged, String fault) throws IOException {
        String line = Cli.sweep("generate --board beginner --start opening@4,4 --no-guess --seed 1 --json".split(" "))
                .out();
        Path file = Files.writeString(folder.resolve("boards.jsonl"), line);
        String[] check = {"worlds", "check", "--certificate", file.toString()};
        assertThat(Cli.sweep(check).exit()).isZero();
        assertThat(line).contains(part);
        Files.writeString(file, line.replace(part, forged));
        Cli ran = Cli.sweep(check);
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).contains("line 1: " + fault);
    }

    @Test
    void aGameIsKeptAndReviewed() {
        Path trace = folder.resolve("game.trace");
        assertThat(Cli.sweep("play", "exact", "5x5/4 #3", "--seed", "1", "--trace", trace.toString())
                        .exit())
                .isZero();
        Cli review = Cli.sweep("review", trace.toString(), "--json");
        assertThat(review.exit()).as(review.err()).isZero();
        assertThat(review.out()).contains("\"moves\":[{");
        Path watched = folder.resolve("watched.trace");
        assertThat(Cli.typing("g\nq\n", "watch", "exact", "5x5/4 #3", "--seed", "1", "--trace", watched.toString())
                        .exit())
                .isZero();
        assertThat(watched).hasSameTextualContentAs(trace);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "agents --json",
                "worlds list --game tornado --json",
                "worlds show tornado:LARGE4 --json",
                "convert --list --json",
                "table tornado --json",
                "generate --board beginner --seed 1 --json",
                "kb nettle:easy1 --json"
            })
    void factsAsOneDocument(String words) {
        Cli ran = Cli.sweep(words.split(" "));
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(sweeplab.app.json.Json.read(ran.out().strip())).isInstanceOf(java.util.Map.class);
    }

    @Test
    void tablesSayAllInJson() {
        assertThat(Cli.sweep("table", "tornado", "--json").out()).contains("\"steps\":[{\"size\":\"3x3\"");
        assertThat(Cli.sweep("table", "daggers-left", "--json").out()).contains("\"phases\":[{\"world\":\"EASY1\"");
    }

    @Test
    void tablesForLatex() {
        assertThat(Cli.sweep("table", "daggers-sag", "--format", "latex").out())
                .startsWith("\\begin{table}\n")
                .contains("\\begin{tabular}{ll}\n\\hline\nWorld & Solved by \\\\\n")
                .endsWith("\\end{table}\n");
    }

    @Test
    void theSeedOfAKnowledgeBaseIsSaid() {
        String first = Cli.sweep("kb", "beginner", "--after", "random").out();
        String seed = first.lines().findFirst().orElseThrow().replaceAll(".*, seed ", "");
        assertThat(Cli.sweep("kb", "beginner", "--after", "random", "--seed", seed)
                        .out())
                .isEqualTo(first);
    }

    @Test
    void theUsualStartIsSaid() {
        String measured = "bench play --agent sps --board beginner --games 1 --warm-up 0 --seed 1";
        assertThat(Cli.sweep(measured.split(" ")).out()).contains("\"start\":\"safe@0,0\"");
        assertThat(Cli.sweep("bench", "play", "--help").out()).contains("safe@0,0");
    }

    @Test
    void whatIsMissingIsWrongUsage() {
        Cli ran = Cli.sweep("worlds", "check", "nosuch.txt");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).isEqualTo("nosuch.txt: there is no such file or folder\n");
    }

    @Test
    void theReportsProgramsHaveHelp() {
        Cli ran = Cli.sweep("program", "report", "nettle/Logic2", "--", "--help");
        assertThat(ran.out()).contains("Usage: java -jar nettle/Logic2.jar DIFFICULTY NUMBER");
    }
}
