// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The catalogue as a whole gives the reports' tables (W2). */
final class CatalogueTablesTest {

    private static List<String[]> rows(String... words) {
        String[] args = new String[words.length + 3];
        args[0] = "table";
        System.arraycopy(words, 0, args, 1, words.length);
        args[words.length + 1] = "--format";
        args[words.length + 2] = "csv";
        return Cli.sweep(args)
                .out()
                .lines()
                .skip(1)
                .map(line -> line.split(","))
                .toList();
    }

    @Test
    void eachDaggersWorldHasItsLetter() {
        assertThat(rows("daggers-sag").stream().map(row -> row[1]).collect(Collectors.joining()))
                .isEqualTo("GGSSGSAASS" + "SASAAGGGGA" + "AAASAGGAGG");
    }

    @Test
    void singlePointLeavesWhatReport001Says() {
        assertThat(rows("daggers-left").stream().map(row -> row[1]).collect(Collectors.joining(" ")))
                .isEqualTo("5 16 0 0 21 0 10 10 0 0 0 10 0 56 39 58 6 44 4 58 120 111 63 0 73 135 106 132 104 135");
    }

    @Test
    void solvedTornadoWorldsAreThoseOfReport004() {
        assertThat(Cli.sweep("table", "tornado", "--json").out())
                .startsWith(
                        "{\"rows\":[{\"agent\":\"P2\",\"solved\":10,\"worlds\":36,\"small\":3,\"medium\":2,\"large\":1},"
                                + "{\"agent\":\"P3\",\"solved\":19,\"worlds\":36,\"small\":5,\"medium\":6,\"large\":3},"
                                + "{\"agent\":\"P4\",\"solved\":19,\"worlds\":36,\"small\":5,\"medium\":6,\"large\":3}],\"steps\":[{\"size\":\"3x3\",");
    }

    // One run is enough to see which worlds need no guess: without one, every run is the same.
    @Test
    void nettleWorldsNeedGuessesWhereReport000Says() {
        List<String[]> rows = rows("nettle", "--runs", "5");
        assertThat(withoutGuess(rows, "Logic1")).contains("easy1 easy4 medium1 medium2 medium4 hard4 hard5");
        String all =
                "easy1 easy2 easy3 easy4 easy5 medium1 medium2 medium3 medium4 medium5 hard1 hard2 hard3 hard4 hard5";
        assertThat(withoutGuess(rows, "Logic2")).isEqualTo(all);
        assertThat(withoutGuess(rows, "Logic3")).isEqualTo(all);
    }

    private static String withoutGuess(List<String[]> rows, String agent) {
        return rows.stream()
                .filter(row -> row[1].equals(agent) && row[0].matches(".*[1-5]"))
                .filter(row -> row[2].equals(row[3]) && Double.parseDouble(row[5]) == 0)
                .map(row -> row[0])
                .collect(Collectors.joining(" "));
    }
}
