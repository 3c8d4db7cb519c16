// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Replay;
import sweeplab.format.document.SeenPosition;
import sweeplab.view.View;

/** Whether two documents say the same, cell by cell. */
final class Same {

    private Same() {}

    static void check(String what, Document found, Document expected) {
        assertThat(found.kind()).as(what).isEqualTo(expected.kind());
        if (expected instanceof SeenPosition position) {
            views(what, ((SeenPosition) found).view(), position.view());
        } else if (expected instanceof FullBoard board) {
            boards(what, (FullBoard) found, board);
        } else if (expected instanceof Replay replay) {
            Replay other = (Replay) found;
            boards(what, other.board(), replay.board());
            assertThat(other.clicks()).as(what).isEqualTo(replay.clicks());
            assertThat(other.mouse()).as(what).isEqualTo(replay.mouse());
            assertThat(other.notes()).as(what).isEqualTo(replay.notes());
            assertThat(other.trace()).as(what).isEqualTo(replay.trace());
        } else {
            assertThat(found).as(what).isEqualTo(expected);
        }
    }

    static void boards(String what, FullBoard found, FullBoard expected) {
        assertThat(found.rules().id()).as(what).isEqualTo(expected.rules().id());
        assertThat(found.world()).as(what).isEqualTo(expected.world());
        assertThat(found.starts()).as(what).isEqualTo(expected.starts());
        assertThat(found.lives()).as(what).isEqualTo(expected.lives());
        assertThat(found.view().isPresent()).as(what).isEqualTo(expected.view().isPresent());
        expected.view().ifPresent(view -> views(what, found.view().orElseThrow(), view));
    }

    static void views(String what, View found, View expected) {
        assertThat(found.rules().id()).as(what).isEqualTo(expected.rules().id());
        assertThat(found.topology().id()).as(what).isEqualTo(expected.topology().id());
        assertThat(found.topology().adjacency())
                .as(what)
                .isEqualTo(expected.topology().adjacency());
        assertThat(found.starts()).as(what).isEqualTo(expected.starts());
        assertThat(found.dangers()).as(what).isEqualTo(expected.dangers());
        assertThat(found.golds()).as(what).isEqualTo(expected.golds());
        assertThat(found.lives()).as(what).isEqualTo(expected.lives());
        assertThat(found.status()).as(what).isEqualTo(expected.status());
        assertThat(shown(found)).as(what).isEqualTo(shown(expected));
    }

    private static List<String> shown(View view) {
        return IntStream.range(0, view.topology().size())
                .mapToObj(cell -> shown(view, cell))
                .toList();
    }

    private static String shown(View view, int cell) {
        boolean number = view.hasClue(cell) && !view.gold(cell);
        return view.topology().name(cell) + " covered " + view.covered(cell) + " flagged " + view.flagged(cell)
                + " exploded " + view.exploded(cell)
                + " blocked " + view.blocked(cell) + " gold " + view.gold(cell) + " clue "
                + (number ? view.clue(cell) : "-") + " gold clue " + view.goldClue(cell);
    }
}
