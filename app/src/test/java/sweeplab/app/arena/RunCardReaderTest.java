// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.CleanError;
import sweeplab.Damage;

/** Any text as the card of a run: there is a size for every board, or the text is refused cleanly. */
final class RunCardReaderTest {

    static List<byte[]> seeds() {
        return List.of(
                card("[\"exact\",\"random\"]", "[\"9x9/10\"]", "", "[81]", "[10]"),
                card("[\"strong\"]", "[\"nettle:easy1\",\"30x16/99\"]", "0.5,0.55,0.05,0.05", "[25,480]", "[5,99]"));
    }

    private static byte[] card(String agents, String boards, String sprt, String cells, String dangers) {
        String text = "{\"run\":\"sweeplab arena 1\",\"agents\":" + agents + ",\"boards\":" + boards
                + ",\"games\":100,\"seed\":7,\"judged\":true,\"sprt\":\"" + sprt + "\",\"worlds\":\"0\",\"cells\":"
                + cells
                + ",\"dangers\":" + dangers + "}\n";
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void anyTextIsReadOrRefused() {
        Damage.tryMany("card", seeds(), RunCardReaderTest::check);
    }

    /** Shared with the fuzzer: true if the bytes are a card. */
    static boolean check(byte[] input) {
        RunCard card;
        try {
            card = RunCard.parse("any.run.json", new String(input, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException e) {
            CleanError.require(e);
            return false;
        }
        if (card.sizes().size() != card.plan().boards().size()
                || card.sizes().stream().anyMatch(size -> !(size.density() >= 0 && size.density() <= 1))) {
            throw new AssertionError("sizes that are none: " + card);
        }
        return true;
    }
}
