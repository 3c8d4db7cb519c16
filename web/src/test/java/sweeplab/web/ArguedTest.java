// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.game.Game;
import sweeplab.view.View;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every cell of a position under rules in letters: argued for where it is certain, shown both ways where it is not. */
final class ArguedTest {

    @ParameterizedTest
    @ValueSource(strings = {"[W] 6x6/11 #1", "[T] 6x6/10 #7", "[V] 6x6/8 #2", "[T][W] 6x6/10 #3"})
    void everyCell(String id) {
        Game game = GameId.parse(id).setup(new Catalogue()).newGame();
        game.probe(0);
        View view = game.view();
        Analysis known = new Exact().analyse(view);
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.covered(cell)) {
                boolean danger = known.dangers().contains(cell);
                boolean certain = danger || known.safe().contains(cell);
                JsonNode told = JsonMapper.shared()
                        .readTree(new Explained(view).cell(cell).toString());
                assertThat(told.get("kind").asString()).as(id + " " + cell).isEqualTo(certain ? "proved" : "open");
                if (certain) {
                    assertThat(told.get("verdict").asString()).isEqualTo(danger ? "danger" : "safe");
                    assertThat(told.get("lines").size()).isPositive();
                    assertThat(PageProof.of(view, cell).toString()).contains("lrat/claim.lrat");
                }
            }
        }
        boolean any = !known.safe().isEmpty() || !known.dangers().isEmpty();
        assertThat(JsonMapper.shared()
                        .readTree(new Explained(view).hint().toString())
                        .at("/answer/kind")
                        .asString())
                .isEqualTo(any ? "proved" : "unknown");
    }
}
