// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Every program that measures or tabulates still runs, on the least there is to do. */
final class ProgramsTest {

    /** A program's {@code main}. */
    private interface Program {
        void main(String... args) throws Exception;
    }

    private static String printed(Program program, String... args) throws Exception {
        PrintStream before = System.out;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        try {
            program.main(args);
        } finally {
            System.setOut(before);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void bigBoard() throws Exception {
        assertThat(printed(BigBoard::main, "square:50x50/400 opening@25,25 #1"))
                .startsWith("square:50x50/400 opening@25,25 #1: made in")
                .contains("cells opened");
    }

    @Test
    void proofTimes() throws Exception {
        assertThat(printed(ProofTimes::main, "9x9/10 safe@0,0", "2")).contains("9x9/10");
    }

    @Test
    void guessTrial() throws Exception {
        assertThat(printed(GuessTrial::main, "fast", "exact", "30x16/99 safe@0,0", "1", "1", "1"))
                .contains("fast")
                .contains("exact");
    }

    /** Perfect play wins 400 of the 455 boards, 87.9 %: whoever is helped wins more, and less where the first guess comes before the help. */
    @Test
    void helpedBound() throws Exception {
        double bet = most("4x4/3 safe@0,0", "300", "31", "10", "500");
        assertThat(bet).isBetween(87.9, most("4x4/3 safe@0,0", "300", "31", "10") - 3);
    }

    private static double most(String... args) throws Exception {
        String said = printed(HelpedBound::main, args);
        assertThat(said).startsWith("4x4/3 safe@0,0: at most ");
        return Double.parseDouble(said.split(" ")[4]);
    }

    @Test
    void firstMoves() throws Exception {
        assertThat(printed(FirstMoves::main, "9x9/10", "0,0=1 0,8=2", "8,8 0,2 0,1", "2", "1"))
                .contains("9x9/10, 0,0=1 0,8=2, 2 worlds")
                .contains("(8,8) ")
                .contains("(0,1)  survives 66.67 %, opens 0.00 %");
    }

    @Test
    void guessTrialOfAModelOnHexagons() throws Exception {
        assertThat(printed(GuessTrial::main, "balanced", "plain", "hex:9x9/18 opening@3,3", "4", "1", "1"))
                .startsWith("balanced over plain on hex:9x9/18 opening@3,3: ")
                .contains("in 4 games");
    }
}
