// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sweeplab.agent.Agent;
import sweeplab.agent.Roster;
import sweeplab.agent.SureMoves;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.count.Exact;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

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

    /** What two agents are judged to win more than those who play on differs by as much as what they win on all boards. */
    @Test
    void guessTrialIsRightOnAverage() throws Exception {
        String start = "4x4/5 safe@1,1";
        double[] random = judged("random", start);
        double[] exact = judged("exact", start);
        double wins = 100 * (winsOfAll("exact", start) - winsOfAll("random", start));
        assertThat(exact[0] - random[0]).isCloseTo(wins, within(1.5 * Math.hypot(exact[1], random[1])));
        assertThat(wins).isGreaterThan(14);
    }

    // The points and half their 95 % interval.
    private static double[] judged(String agent, String start) throws Exception {
        String[] said = printed(GuessTrial::main, agent, "play-outs", start, "300", "1", "5")
                .strip()
                .split("\\R");
        String[] words = said[said.length - 1].replaceFirst(".*: ", "").split(" ");
        return new double[] {Double.parseDouble(words[0]), Double.parseDouble(words[2])};
    }

    // The share of all boards that it wins if it opens what is certain first.
    private static double winsOfAll(String name, String start) {
        Setup setup = GameId.parse(start).setup(new Catalogue());
        Topology topology = setup.world().topology();
        Agent guesser = Roster.core().get(name).maker().apply(1);
        Exact exact = new Exact();
        Agent agent = view -> SureMoves.of(exact.at(view)).orElseGet(() -> guesser.decide(view));
        int boards = 0;
        int won = 0;
        for (int cells = 0; cells < 1 << topology.size(); cells++) {
            if (Integer.bitCount(cells) == setup.world().dangers() && (cells >> setup.starts()[0] & 1) == 0) {
                Game game =
                        new Game(setup.rules(), World.ofDangers(topology, set(cells, topology.size())), setup.starts());
                boards++;
                won += Referee.playOut(game, agent).result() == Result.WON ? 1 : 0;
            }
        }
        return (double) won / boards;
    }

    private static CellSet set(int bits, int size) {
        CellSet cells = new CellSet(size);
        IntStream.range(0, size).filter(cell -> (bits >> cell & 1) == 1).forEach(cells::add);
        return cells;
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
