// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.Damage;
import sweeplab.agent.Decision;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.view.View;

/** Any bytes as what an agent outside says in a game: they are moves that the referee takes, or a fault of one printable line. */
final class TalkReaderTest {

    private static final Setup GAME = GameId.parse("5x5/4 #3").setup(new Catalogue());

    static List<byte[]> seeds() {
        return List.of(
                bytes("hello me 1\nprobe 0\nsafe 1 2 3\nflag 24\nprobe 7 0.25\nresign\n"),
                bytes("hello me 1 mask neighbours oracle\nprobe 12 1e-3\n\nflag 0 1\nflag 2\nsafe 20 21\n"));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void anyBytesAreAGameOrAFault() {
        Damage.tryMany("talk", seeds(), TalkReaderTest::check);
    }

    /** Shared with the fuzzer: true if nothing that was said is against the protocol. */
    static boolean check(byte[] input) {
        return new Talked(input).playsFairly();
    }

    /** One game of an agent that says these bytes. */
    private static final class Talked {

        private static final int LONGEST_FAULT = 700;

        private final Ear ear;
        private boolean faulty;

        Talked(byte[] input) {
            ear = new Ear(new ByteArrayInputStream(input), ProcessLimits.USUAL);
            ear.run();
        }

        private boolean playsFairly() {
            try {
                Hello.read(line());
            } catch (Broken broken) {
                return fault(broken);
            }
            Result result = Referee.playOut(GAME.newGame(), this::decide).result();
            if (faulty != (result == Result.FAULT)) {
                throw new AssertionError("the game ended as " + result);
            }
            return !faulty;
        }

        private Decision decide(View view) {
            try {
                return AnswerReader.read(line(), view);
            } catch (Broken broken) {
                fault(broken);
                return new Decision.Forfeit(broken.fault("").toString());
            }
        }

        private String line() throws Broken {
            try {
                Ear.Heard heard = ear.next(0);
                if (heard == null || heard.line() == null) {
                    throw new Broken(Fault.Kind.CRASHED, "closed its output");
                }
                return heard.line();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }

        private boolean fault(Broken broken) {
            String said = broken.fault("").toString();
            if (said.length() > LONGEST_FAULT || said.chars().anyMatch(Character::isISOControl)) {
                throw new AssertionError("not fit to be shown: " + said);
            }
            faulty = true;
            return false;
        }
    }
}
