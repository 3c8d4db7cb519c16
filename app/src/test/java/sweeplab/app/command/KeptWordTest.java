// SPDX-License-Identifier: Apache-2.0
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
                "kb nettle:easy1 --json",
                "worlds new --game daggers EASY --seed 1 --count 2 --json",
                "worlds new --game daggers EASY --seed 1 --count 2 --json --out DIR/new",
                "worlds check DIR/right.txt --json",
                "convert afafaaadbc2lSdlSdlS jsm --json",
                "convert afafaaadbc2lSdlSdlS --to jsm --out DIR/position.txt --json",
                "explain afadaaaeblU2sZ --cell 1,0 --proof lrat --out DIR/why --json",
                "explain afadaaaeblU2sZ --cell 1,0 --proof --json",
                "grade kit --for local --board beginner --games 2 --out DIR/kit --json",
                "arena run --agents exact,random --board 4x4/3 --games 40 --sprt --seed 1 --out DIR/r.jsonl --json"
            })
    void factsAsOneDocument(String words) throws IOException {
        Files.writeString(folder.resolve("right.txt"), "0 1 1\n0 1 d\n0 1 1\n");
        Cli ran = Cli.sweep(words.replace("DIR", folder.toString()).split(" "));
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

    @Test
    void whatIsWrongIsDataToo() throws IOException {
        Path wrong = Files.writeString(folder.resolve("wrong.txt"), "0 2 1\n0 1 d\n0 1 1\n");
        Cli ran = Cli.sweep("worlds", "check", wrong.toString(), "--game", "daggers", "--json");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out()).contains("\"right\":false").contains("found clue 2, expected 1");
    }

    @Test
    void theVerdictOfASequentialTestIsData() {
        String results = folder.resolve("r.jsonl").toString();
        String run =
                "arena run --agents exact,random --board 4x4/3 --games 400 --sprt --seed 1 --threads 1 --json --out ";
        assertThat(Cli.sweep((run + results).split(" ")).out())
                .contains("\"sprt\":{\"p0\":0.5,\"p1\":0.55,\"alpha\":0.05,\"beta\":0.05,\"verdict\":\"h1\"");
        assertThat(Cli.sweep("arena", "report", results, "--json").out()).contains("\"verdict\":\"h1\",\"games\":");
    }

    @Test
    void aProofThatCannotBeWrittenIsRefused() {
        Cli ran = Cli.sweep("explain", "[Q] 5x5/6 #1", "--cell", "2,2", "--proof");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("--proof: the text form knows clues that count neighbours");
    }
}
