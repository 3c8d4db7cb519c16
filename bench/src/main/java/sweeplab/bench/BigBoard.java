// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;

/** Makes a very large board and opens its first cell: prints CPU time and the most heap that was used. */
public final class BigBoard {

    private BigBoard() {}

    public static void main(String[] args) {
        String id = args.length == 0 ? "square:2000x2000/800000 opening@1000,1000 #1" : String.join(" ", args);
        long before = cpuNanos();
        Setup setup = GameId.parse(id).setup(new Catalogue());
        long made = cpuNanos();
        Game game = setup.newGame();
        game.probe(setup.starts()[0]);
        long opened = cpuNanos();
        System.out.println(id + ": made in " + millis(made - before) + " ms, "
                + game.view().opened()
                + " cells opened in " + millis(opened - made) + " ms of CPU time, heap at most " + heapMegabytes()
                + " MB");
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static long millis(long nanos) {
        return nanos / 1_000_000;
    }

    private static long heapMegabytes() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                        .filter(pool -> pool.getType() == MemoryType.HEAP)
                        .map(MemoryPoolMXBean::getPeakUsage)
                        .mapToLong(usage -> usage.getUsed())
                        .sum()
                / 1_000_000;
    }
}
