// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.table;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sweeplab.app.command.option.Agents;
import sweeplab.catalogue.Catalogue;

final class ExperimentTest {

    @Test
    void whatFailsInAnotherThreadIsToldInItsOwnWords() {
        assumeThat(ForkJoinPool.getCommonPoolParallelism()).as("other threads").isPositive();
        Experiment experiment = new Experiment(new Catalogue(), Agents.all(), 1, 1, (pieces, all) -> {}, () -> false);
        List<Integer> things = IntStream.range(0, 100).boxed().toList();
        Thread here = Thread.currentThread();
        CountDownLatch failed = new CountDownLatch(1);
        assertThatThrownBy(() -> experiment.forEach(things, thing -> {
                    if (Thread.currentThread() == here) {
                        await(failed);
                        return thing;
                    }
                    failed.countDown();
                    throw new IllegalArgumentException("there is no such world");
                }))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is no such world");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
