// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sweeplab.CleanError;
import sweeplab.Damage;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.view.Status;

/** Any text as a certificate: it is played or refused cleanly, it never opens a danger, and it holds only if it wins the game. */
final class CertificateReaderTest {

    private static final String GAME = "8x8/10 opening@3,3 #";

    // The boards differ and the text does not name one: a certificate of one board is tried on another here.
    private static final GameId PLAYED = GameId.parse(GAME + 4);

    private static Game newGame(GameId id) {
        return id.setup(new Catalogue()).newGame();
    }

    private static byte[] certificate(GameId id) {
        Game game = newGame(id);
        Solution solution = Solution.play(game.view(), game::probe, game::flag);
        return Certificate.write(solution, game.world().topology()).getBytes(StandardCharsets.UTF_8);
    }

    static List<byte[]> seeds() {
        return IntStream.range(0, 10)
                .mapToObj(seed -> certificate(GameId.parse(GAME + seed)))
                .toList();
    }

    @Test
    void anyTextIsPlayedOrRefusedAndNeverOpensADanger() {
        Damage.tryMany("certificate", seeds(), CertificateReaderTest::check);
    }

    /** Shared with the fuzzer: true if the bytes can be read. */
    static boolean check(byte[] input) {
        Game game = newGame(PLAYED);
        boolean holds;
        try {
            holds = Certificate.fault(new String(input, StandardCharsets.UTF_8), game.view(), game::probe, game::flag)
                    .isEmpty();
        } catch (IllegalArgumentException e) {
            CleanError.require(e);
            return false;
        }
        if (game.view().explodedCells() > 0 || holds != (game.view().status() == Status.WON)) {
            throw new AssertionError("exploded " + game.view().explodedCells() + ", holds: " + holds + ", but "
                    + game.view().status());
        }
        return true;
    }
}
