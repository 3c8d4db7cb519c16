// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;

/** The pictures of docs/rules.md are what the program draws; {@code -Dgolden.write=true} draws them anew. */
final class RulePicturesTest {

    private static final Path PICTURES = Path.of("..", "docs", "rules");

    @ParameterizedTest
    @CsvSource({
        "Q,[Q] 5x5/9 #1,-1", "C,[C] 5x5/9 #1,-1", "T,[T] 5x5/10 #1,-1", "O,[O] 5x5/10 #1,-1", "D,[D] 5x5/8 #1,-1",
        "S,[S] 5x5/9 #4,-1", "B,[B] 5x5/10 #1,-1", "V,[V] 5x5/9 #2,12", "M,[M] 5x5/9 #2,12", "L,[L] 5x5/9 #2,12",
        "W,[W] 5x5/9 #2,12", "N,[N] 5x5/9 #2,12", "X,[X] 5x5/9 #2,12", "P,[P] 5x5/9 #2,12", "E,[E] 5x5/9 #2,12",
        "K,[K] 5x5/9 #2,12"
    })
    void asDrawn(String letter, String id, int cell) throws IOException {
        Setup setup = GameId.parse(id).setup(new Catalogue());
        assertThat(cell < 0 || !setup.world().danger(cell)).as(id).isTrue();
        String picture = SvgBoard.of(setup.world(), setup.rules(), cell);
        Path file = PICTURES.resolve(letter + ".svg");
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(PICTURES);
            Files.writeString(file, picture);
        }
        assertThat(Files.readString(file)).isEqualTo(picture);
    }
}
