// SPDX-License-Identifier: Apache-2.0
package sweeplab.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sweeplab.catalogue.WorldText;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.Status;
import sweeplab.view.View;

/** The rules of single games, on boards small enough to see. */
final class GameTest {

    private static Game game(String rules, String rows) {
        Rules book = RuleBook.get(rules);
        return new Game(book, WorldText.read("test", rows.replace('/', '\n'), book));
    }

    @Test
    @DisplayName("N1: a nettle ends the game; it is won when all but the nettles are open; their number is told")
    void nettle() {
        Game lost = game("nettle", "1 -1/1 1");
        assertThat(lost.view().dangers()).isEqualTo(1);
        assertThat(lost.view().starts()).containsExactly(0);
        lost.probe(1);
        assertThat(lost.view().status()).isEqualTo(Status.LOST);
        assertThat(lost.over()).isTrue();

        Game won = game("nettle", "1 -1/1 1");
        won.probe(0);
        won.probe(2);
        assertThat(won.over()).isFalse();
        won.probe(3);
        assertThat(won.view().status()).isEqualTo(Status.WON);
    }

    @Test
    @DisplayName("D1, D2: one life, gold gives one and cascades like a 0, a dagger takes one and stays in sight")
    void daggers() {
        Game game = game("daggers", "0 0 1 d 1/0 g 1 1 1/0 0 0 0 0");
        View view = game.view();
        assertThat(view.lives()).isEqualTo(1);
        game.probe(6);
        assertThat(view.lives()).isEqualTo(2);
        assertThat(view.opened()).as("gold opens its neighbours, and so on").isEqualTo(14 - 1);
        game.probe(3);
        assertThat(view.lives()).isEqualTo(1);
        assertThat(view.exploded(3)).isTrue();
        assertThat(view.explodedCells()).isEqualTo(1);
        assertThat(game.over()).isFalse();
        assertThatThrownBy(() -> view.clue(3)).hasMessageContaining("(0,3) shows no number");
        game.probe(4);
        assertThat(view.status()).isEqualTo(Status.WON);
    }

    @Test
    @DisplayName("D1: without gold the first dagger kills")
    void daggersWithoutGold() {
        Game game = game("daggers", "1 d/1 1");
        game.probe(1);
        assertThat(game.view().lives()).isZero();
        assertThat(game.view().status()).isEqualTo(Status.LOST);
    }

    @Test
    @DisplayName(
            "D8, D9: gold clues say whether a cardinal neighbour is gold, or how many of all; only the latter tells the total")
    void goldClues() {
        String rows = "g 0 0/0 0 0/0 0 g";
        Game plain = game("daggers", rows);
        Game cardinal = game("daggers-m", rows);
        Game counted = game("daggers-counted", rows);
        plain.probe(0);
        cardinal.probe(0);
        counted.probe(0);
        assertThat(plain.view().goldClue(1)).isEqualTo(View.UNTOLD);
        assertThat(cardinal.view().goldClue(1)).isEqualTo(1);
        assertThat(cardinal.view().goldClue(4)).isZero();
        assertThat(counted.view().goldClue(4)).isEqualTo(2);
        assertThat(counted.view().goldClue(2)).isZero();
        assertThat(plain.view().golds()).isEqualTo(View.UNTOLD);
        assertThat(cardinal.view().golds()).isEqualTo(View.UNTOLD);
        assertThat(counted.view().golds()).isEqualTo(2);
    }

    @Test
    @DisplayName("T1: the number of tornadoes is not told, two safe cells are")
    void tornado() {
        Game game = game("tornado", "0 0 0/0 1 1/0 1 t");
        assertThat(game.view().dangers()).isEqualTo(View.UNTOLD);
        assertThat(game.view().starts()).containsExactly(0, 4);
        game.probe(0);
        assertThat(game.view().clue(4)).isEqualTo(1);
        assertThat(game.view().status()).isEqualTo(Status.WON);
    }

    @Test
    @DisplayName("T4: a clue counts the neighbours that are no tornado, and as many as there are neighbours cascades")
    void reverseTornado() {
        Game game = game("reverse", "3 4 2/4 5 3/2 3 t");
        game.probe(0);
        assertThat(game.view().clue(0)).isEqualTo(3);
        assertThat(game.view().atLeast(0)).isZero();
        assertThat(game.view().atMost(4)).isEqualTo(1);
        assertThat(game.view().status()).isEqualTo(Status.WON);
    }

    @Test
    @DisplayName("X1: blocked cells are in sight from the start, cannot be probed, and are not needed for a win")
    void obscured() {
        Game game = game("obscured", "0 0 0/0 1 1/b 1 m");
        assertThat(game.view().blocked(6)).isTrue();
        assertThat(game.view().coveredCells()).isEqualTo(8);
        assertThatThrownBy(() -> game.probe(6)).hasMessageContaining("(2,0) is blocked");
        assertThatThrownBy(() -> game.flag(6)).hasMessageContaining("(2,0) is not covered");
        game.probe(0);
        assertThat(game.view().status()).isEqualTo(Status.WON);
    }

    @Test
    @DisplayName("X2: probing outside the board, on an open cell or after the end is refused by place")
    void refusesProbes() {
        Game game = game("classic", "0 1 */0 1 1");
        assertThatThrownBy(() -> game.probe(6)).hasMessage("cell 6 is outside the board: cells are 0 to 5");
        assertThatThrownBy(() -> game.probe(-1)).hasMessageContaining("cell -1 is outside");
        game.probe(0);
        assertThatThrownBy(() -> game.probe(1)).hasMessage("(0,1) is open already: probe a covered cell");
        assertThat(game.view().opened()).as("nothing changed").isEqualTo(4);
        assertThatThrownBy(() -> game.view().opened(4)).isInstanceOf(IndexOutOfBoundsException.class);
        game.probe(5);
        assertThatThrownBy(() -> game.probe(2))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("over");
    }

    @Test
    @DisplayName("C3: flags go on covered cells, also after a win, and off again; a cascade leaves them alone")
    void flags() {
        Game game = game("classic", "0 1 */0 1 1");
        game.flag(1);
        assertThatThrownBy(() -> game.flag(1)).hasMessage("(0,1) has a flag already: flag a covered cell");
        game.probe(0);
        assertThat(game.view().flagged(1)).isTrue();
        assertThat(game.view().opened()).isEqualTo(3);
        game.unflag(1);
        assertThatThrownBy(() -> game.unflag(1)).hasMessage("(0,1) has no flag to take away");
        assertThatThrownBy(() -> game.unflag(-1)).hasMessageContaining("outside");
        assertThatThrownBy(() -> game.flag(99)).hasMessageContaining("cell 99 is outside");
        game.flag(1);
        game.probe(1);
        assertThat(game.view().flaggedCells())
                .as("probing a flagged cell takes the flag")
                .isZero();
        game.probe(5);
        game.flag(2);
        assertThat(game.view().left()).isZero();
    }

    @Test
    @DisplayName("a start on a danger, a blocked cell or outside is refused, and so is a game without lives")
    void refusesStarts() {
        Rules rules = RuleBook.get("obscured");
        var world = WorldText.read("test", "1 m b\n1 1 1\n", RuleBook.get("obscured"));
        assertThatThrownBy(() -> new Game(rules, world, new int[] {1}))
                .hasMessage("the start (0,1) is a mine: a start must be safe");
        assertThatThrownBy(() -> new Game(rules, world, new int[] {2})).hasMessageContaining("(0,2) is blocked");
        assertThatThrownBy(() -> new Game(rules, world, new int[] {6})).hasMessageContaining("cell 6, is outside");
        assertThatThrownBy(() -> new Game(rules, world, new int[] {-1})).hasMessageContaining("cell -1, is outside");
        assertThatThrownBy(() -> new Game(rules, world, new int[] {0}, 0)).hasMessageContaining("0 lives");
    }
}
