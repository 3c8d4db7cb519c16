// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import sweeplab.base.Budget;
import sweeplab.play.Draws;
import sweeplab.play.NoGuess;

/** V5 within a budget: counting the boards that a rule allows ends when it must, says so, and is tried again by whoever has more time. */
class DrawingBudgetTest {

    private static final GameId LARGE = GameId.parse("[C] 30x16/99 #1");

    private static Library within(Budget budget) {
        return new Catalogue().within(budget);
    }

    private static Budget stopped() {
        Budget budget = Budget.unlimited();
        budget.cancel();
        return budget;
    }

    @Test
    void aBoardThatTakesTooManyStepsIsGivenUpAndSaysSo() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LARGE.setup(within(Budget.steps(20_000))))
                .withMessageContaining("30x16/99: the steps that are allowed were spent before")
                .withMessageContaining("the boards that [C] allows were counted");
    }

    @Test
    void aBoardThatNobodyWantsAnyMoreIsNotCounted() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LARGE.setup(within(stopped())))
                .withMessageContaining("it was stopped before");
    }

    @Test
    void whatWasGivenUpIsTriedAgain() {
        GameId small = GameId.parse("[C] 6x5/9 #1");
        assertThatIllegalArgumentException().isThrownBy(() -> small.setup(within(Budget.steps(10))));
        assertThat(small.setup(new Catalogue()).world().dangers()).isEqualTo(9);
        // What was counted once is kept, and costs nothing.
        assertThat(small.setup(within(Budget.steps(0))).world())
                .isEqualTo(small.setup(new Catalogue()).world());
    }

    @Test
    void drawsAndCertifiedBoardsHandTheBudgetDown() {
        var topology = LARGE.topology(new Catalogue());
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        new Draws(LARGE, topology).limit(Budget.steps(20_000)).next());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new NoGuess(LARGE, topology, NoGuess.Wish.ANY)
                        .limit(Budget.steps(20_000))
                        .find(1));
    }

    @Test
    void goldThatHasNoRoomIsNotLookedForWithoutEnd() {
        GameId full = GameId.parse("daggers 100x100/3000+3000g #1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> full.setup(within(Budget.steps(20_000))))
                .withMessageContaining("the time was up before room was found");
    }

    @Test
    void theTopologyOfABoardIsThereWithoutTheBoard() {
        assertThat(LARGE.topology(within(stopped())).size()).isEqualTo(480);
    }
}
