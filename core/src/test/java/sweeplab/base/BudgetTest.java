// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class BudgetTest {

    @Test
    void withoutLimitNothingEndsButCancelling() {
        Budget budget = Budget.unlimited();
        for (int i = 0; i < 10_000; i++) {
            assertTrue(budget.spend(1L << 40));
        }
        assertFalse(budget.spent());
        budget.cancel();
        assertFalse(budget.spend(1));
        assertTrue(budget.spent());
        assertEquals(Optional.of(Budget.End.CANCELLED), budget.end());
    }

    @Test
    void stepsAreCountedToTheLastOne() {
        Budget budget = Budget.steps(3);
        assertTrue(budget.spend(1));
        assertTrue(budget.spend(2));
        assertEquals(Optional.empty(), budget.end());
        assertFalse(budget.spend(1));
        assertEquals(Optional.of(Budget.End.STEPS), budget.end());
        assertTrue(budget.spent());
    }

    @Test
    void aPartEndsAloneAndTheWholeEndsItsParts() {
        Budget whole = Budget.steps(10);
        Budget part = whole.withSteps(4);
        assertFalse(part.spend(5));
        assertFalse(whole.spent());
        Budget other = whole.withSteps(100);
        assertTrue(other.spend(5));
        other.spend(1);
        assertEquals(Optional.of(Budget.End.STEPS), whole.end());
        assertEquals(Optional.of(Budget.End.STEPS), other.end());
    }

    @Test
    void noTimeEndsItWithinTheStepsBetweenTwoLooks() {
        Budget budget = Budget.millis(0);
        int steps = 0;
        while (budget.spend(1)) {
            steps++;
        }
        assertTrue(steps <= 1024, steps + " steps");
        assertEquals(Optional.of(Budget.End.TIME), budget.end());
        assertEquals(0, budget.millisLeft());
    }

    @Test
    void bytesMayBeGivenBack() {
        Budget budget = Budget.unlimited().withBytes(100);
        for (int i = 0; i < 10; i++) {
            assertTrue(budget.take(90));
            budget.release(90);
        }
        assertFalse(budget.take(101));
        assertTrue(budget.take(100));
        assertEquals(Optional.empty(), budget.end());
    }

    @Test
    void whatIsGivenUpGivesItsBytesBack() {
        Budget budget = Budget.unlimited().withBytes(100);
        Budget part = budget.withSteps(1);
        assertEquals(Optional.empty(), budget.within(() -> {
            assertTrue(part.take(90));
            part.demand(2);
            return "";
        }));
        assertTrue(budget.take(100));
    }

    @Test
    void whatIsGivenUpIsNothing() {
        Budget whole = Budget.unlimited();
        Budget part = whole.withSteps(5);
        assertEquals(Optional.of(7), whole.within(() -> 7));
        assertEquals(Optional.empty(), whole.within(() -> {
            while (true) {
                part.demand(1);
            }
        }));
        assertEquals(Optional.empty(), whole.end());
    }

    @Test
    void anotherThreadMayCancel() throws InterruptedException {
        Budget budget = Budget.unlimited();
        Budget part = budget.withSteps(Long.MAX_VALUE);
        Thread other = new Thread(budget::cancel);
        other.start();
        while (part.spend(1)) {
            Thread.onSpinWait();
        }
        other.join();
        assertEquals(Optional.of(Budget.End.CANCELLED), part.end());
    }
}
