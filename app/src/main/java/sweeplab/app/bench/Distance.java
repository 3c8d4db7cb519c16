// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import sweeplab.world.Topology;

/** How far apart two portraits are in one respect, with its 95 % interval. */
public record Distance(double value, double low, double high) {

    private static final double Z = 1.96;
    // Student's factor for the mean of ten blocks.
    private static final double T = 2.262;

    static Distance around(double value, double half) {
        return new Distance(value, value - half, value + half);
    }

    /**
     * By place: the root of the mean squared difference in the chance of a danger, over all cells, each taken together with its
     * neighbours. Differences of different blocks are multiplied, so that chance alone gives about 0.
     */
    public static Distance ofPlaces(Portrait one, Portrait other, Topology topology) {
        double[][] differences = new double[Portrait.BLOCKS][];
        for (int block = 0; block < Portrait.BLOCKS; block++) {
            int which = block;
            differences[block] = around(topology, cell -> one.danger(which, cell) - other.danger(which, cell));
        }
        double all = square(differences, -1);
        double spread = 0;
        for (int left = 0; left < Portrait.BLOCKS; left++) {
            double without = square(differences, left) - all;
            spread += without * without;
        }
        double half = T * Math.sqrt(spread * (Portrait.BLOCKS - 1) / Portrait.BLOCKS);
        return new Distance(root(all), root(all - half), root(all + half));
    }

    private static double root(double square) {
        return Math.sqrt(Math.max(0, square));
    }

    /** The mean of a number over each cell and its neighbours. */
    public static double[] around(Topology topology, IntToDoubleFunction number) {
        double[] means = new double[topology.size()];
        for (int cell = 0; cell < means.length; cell++) {
            means[cell] = (number.applyAsDouble(cell)
                            + Arrays.stream(topology.neighbours(cell))
                                    .mapToDouble(number)
                                    .sum())
                    / (topology.degree(cell) + 1);
        }
        return means;
    }

    // The mean product of the differences of two blocks, one block left out.
    private static double square(double[][] differences, int leftOut) {
        int blocks = differences.length - (leftOut < 0 ? 0 : 1);
        int cells = differences[0].length;
        double sum = 0;
        for (int cell = 0; cell < cells; cell++) {
            double total = 0;
            double own = 0;
            for (int block = 0; block < differences.length; block++) {
                double difference = block == leftOut ? 0 : differences[block][cell];
                total += difference;
                own += difference * difference;
            }
            sum += (total * total - own) / (blocks * (blocks - 1.0));
        }
        return sum / cells;
    }

    /** By clues: the share of safe cells that would have to show another clue (total variation). */
    public static Distance ofClues(Portrait one, Portrait other) {
        int clues = one.looks().get(0).clues().length;
        double[] signs = new double[clues];
        for (int clue = 0; clue < clues; clue++) {
            signs[clue] = Math.signum(one.clue(clue) - other.clue(clue)) / 2;
        }
        ToDoubleFunction<Portrait.Look> side = look -> IntStream.range(0, clues)
                .mapToDouble(i -> signs[i] * look.clues()[i])
                .sum();
        Moments a = Moments.of(one, side);
        Moments b = Moments.of(other, side);
        double half = Z * Math.hypot(a.error(), b.error());
        return new Distance(a.mean - b.mean, Math.max(0, a.mean - b.mean - half), a.mean - b.mean + half);
    }

    /** By a number that each board has: the difference of the means in standard deviations of the second. */
    static Distance ofMeans(Portrait one, Portrait other, ToDoubleFunction<Portrait.Look> number) {
        Moments a = Moments.of(one, number);
        Moments b = Moments.of(other, number);
        double unit = Math.sqrt(b.variance);
        return around((a.mean - b.mean) / unit, Z * Math.hypot(a.error(), b.error()) / unit);
    }

    public static Distance ofBbbv(Portrait one, Portrait other) {
        return ofMeans(one, other, Portrait.Look::bbbv);
    }

    public static Distance ofOpenings(Portrait one, Portrait other) {
        return ofMeans(one, other, Portrait.Look::openings);
    }

    private record Moments(double mean, double variance, int boards) {

        static Moments of(Portrait portrait, ToDoubleFunction<Portrait.Look> number) {
            double[] numbers = portrait.looks().stream().mapToDouble(number).toArray();
            double mean = IntStream.range(0, numbers.length)
                    .mapToDouble(i -> numbers[i])
                    .average()
                    .orElse(0);
            double sum = 0;
            for (double each : numbers) {
                sum += (each - mean) * (each - mean);
            }
            return new Moments(mean, sum / (numbers.length - 1), numbers.length);
        }

        double error() {
            return Math.sqrt(variance / boards);
        }
    }
}
