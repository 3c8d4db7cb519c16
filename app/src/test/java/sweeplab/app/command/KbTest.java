// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class KbTest {

    @Test
    void asAStudentWouldWriteIt() {
        assertThat(Cli.sweep("kb", "daggers:EASY1", "--encoding", "dnf", "--moves", "0,0")
                        .out())
                .startsWith("""
                        daggers:EASY1

                            0 1 2 3 4
                          +-----------
                        0 | 0 0 0 1 ?
                        1 | 0 g 1 2 ?
                        2 | 0 1 2 ? ?
                        3 | 0 1 ? ? ?
                        4 | 0 1 ? ? ?

                        ? covered, g gold

                        KBU = ((~D04 & D14) | (D04 & ~D14)) & ((D23))
                        """)
                .contains("\nX    Cell   KBU & X        KBU & ~X       So it is  By the clues at\n")
                .contains("\nD04  (0,4)  satisfiable    satisfiable    open\n")
                .contains("\nD23  (2,3)  satisfiable    unsatisfiable  a dagger  (1,2)\n")
                .containsPattern("D42  \\(4,2\\)  unsatisfiable  satisfiable    safe      .*\\(");
    }

    @Test
    void theStartCellsAreProbedUnlessMovesAreGiven() {
        assertThat(Cli.sweep("kb", "daggers:EASY1"))
                .isEqualTo(Cli.sweep("kb", "daggers:EASY1", "--moves", "0,0"))
                .isNotEqualTo(Cli.sweep("kb", "daggers:EASY1", "--moves", "0,0 f2,3 4,2"));
        assertThat(Cli.sweep("kb", "tornado:SMALL1", "--after", "sat").out()).contains("0/ 0 1 * * *");
    }

    @Test
    void whatDoesNotCountNeighboursHasNoKnowledgeBase() {
        Cli letters = Cli.sweep("kb", "[Q][M] 5x5/9 #1");
        assertThat(letters.exit()).isEqualTo(2);
        assertThat(letters.err())
                .isEqualTo(
                        "sweep: the knowledge base holds clues that count the mines around them, and [Q][M] says more than that:"
                                + " 'sweep explain' argues under every rule\n");
        assertThat(Cli.sweep("kb", "[V] 5x5/5 #1").exit()).isZero();
        assertThat(Cli.sweep("kb", "tornado:SMALL1", "--total").err())
                .isEqualTo("sweep: --total: how many tornadoes there are is not told in tornado; leave it out\n");
    }

    @Test
    void inDimacsAllElseIsARemark() {
        String out = Cli.sweep("kb", "tornado:SMALL1", "--encoding", "cnf", "--format", "dimacs")
                .out();
        assertThat(out).contains("\np cnf 7 17\n-1 -2 0\n").contains("\nc 1 D02\n");
        String header =
                out.lines().filter(line -> line.startsWith("p ")).findFirst().orElseThrow();
        long clauses = out.lines().filter(line -> line.matches("(-?\\d+ )+0")).count();
        assertThat(header).isEqualTo("p cnf 7 " + clauses);
        assertThat(out.lines()).allMatch(line -> line.matches("c .*|p cnf .*|(-?\\d+ )+0"));
    }

    @Test
    void countsAreWrittenInOpb() {
        assertThat(Cli.sweep("kb", "tornado:SMALL1", "--encoding", "pb", "--format", "dimacs")
                        .out())
                .startsWith("* #variable= 7 #constraint= 8\n* tornado:SMALL1\n")
                .endsWith(">= -1 ;\n");
    }

    @Test
    void latexAndJson() {
        assertThat(Cli.sweep("kb", "tornado:SMALL1", "--format", "latex").out())
                .startsWith("% tornado:SMALL1\n")
                .contains("\\begin{align*}\nKBU ={}& ((\\neg D_{0,2} \\wedge D_{1,2})")
                .endsWith("\\end{align*}\n");
        assertThat(Cli.sweep("kb", "tornado:SMALL1", "--json").out())
                .startsWith("{\"id\":\"tornado:SMALL1\",\"view\":[\"0 1 ? ? ?\"")
                .contains("\"sizes\":[{\"encoding\":\"direct\",\"variables\":7,\"clauses\":17,")
                .contains("{\"variable\":\"D23\",\"cell\":\"(2,3)\",\"asDanger\":\"unsatisfiable\","
                        + "\"asSafe\":\"satisfiable\",\"answer\":\"safe\",");
    }

    @Test
    void everyEncodingGivesTheSameAnswers() {
        String first = answers("dnf");
        for (String encoding : new String[] {"cnf", "direct", "sequential", "totalizer", "pb"}) {
            assertThat(answers(encoding)).as(encoding).isEqualTo(first);
        }
    }

    private static String answers(String encoding) {
        String out = Cli.sweep("kb", "nettle:medium3", "--after", "sps", "--total", "--encoding", encoding, "--json")
                .out();
        return out.substring(out.indexOf("\"queries\"")).replaceAll("\"because\":\"[^\"]*\"", "");
    }

    @Test
    void badInput() {
        assertThat(Cli.sweep("kb", "tornado:SMALL1", "--encoding", "magic").err())
                .contains("unknown encoding 'magic'");
        assertThat(Cli.sweep("kb", "tornado:SMALL1", "--format", "pdf").err()).contains("--format 'pdf'");
        assertThat(Cli.sweep("kb", "tornado:SMALL1", "--moves", "0,9").err()).contains("outside the board");
        assertThat(Cli.sweep("kb", "tornado:SMALL1", "--moves", "0,0 0,1").err())
                .contains("(0,1) is open already");
        assertThat(Cli.sweep("kb", "tornado:SMALL1", "--moves", "0,2 0,0").err())
                .contains("the game is over");
        assertThat(Cli.sweep("kb", "tornado:SMALL1", "--moves", "x").exit()).isEqualTo(2);
    }
}
