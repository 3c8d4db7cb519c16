// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.format.text.Entities;

/** Levels that were copied out of web pages (V6). */
final class EntitiesTest {

    @ParameterizedTest
    @CsvSource({
        "'&#92;+..&#x7C;c', '\\+..|c'",
        "'You &amp; me &lt;3', 'You & me <3'",
        "'&bsol;+&sol;n&vert;.', '\\+/n|.'",
        "'a & b; &unknown; &#; &#xZZ; &', 'a & b; &unknown; &#; &#xZZ; &'",
        "'&amp;lt;', '&lt;'"
    })
    void oneCharacterForEach(String written, String meant) {
        assertEquals(meant, Entities.decode(written));
    }
}
