package sweeplab.app.bench;

import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** How far apart two portraits are in one respect, with its 95 % interval. */
public record Distance(double value, double low, double high) {

    private static final double Z = 1.96;
    // Student's factor for the mean of ten blocks.
    private static final double T = 2.262;

    static Distance around(double value, double half) {
        return new Distance(value, value - half, value + half);
    }

    /**
     * By place: the root of the mean squared difference in the chance of a danger, over all cells. What two samples of the same boards
     * would differ by is taken off, so that it is about 0 for equal ones.
     */
    public static Distance ofPlaces(Portrait one, Portrait other) {
        double[] squares = IntStream.range(0, Portrait.BLOCKS)
                .mapToDouble(block -> square(one, other, block))
                .toArray();
        double mean = IntStream.range(0, squares.length)
                .mapToDouble(i -> squares[i])
                .average()
                .orElse(0);
        double spread = 0;
        for (double square : squares) {
            spread += (square - mean) * (square - mean);
        }
        double half = T * Math.sqrt(spread / (squares.length - 1) / squares.length);
        return new Distance(root(mean), root(mean - half), root(mean + half));
    }

    private static double root(double square) {
        return Math.sqrt(Math.max(0, square));
    }

    private static double square(Portrait one, Portrait other, int block) {
        double sum = 0;
        for (int cell = 0; cell < one.cells(); cell++) {
            double p = one.danger(block, cell);
            double q = other.danger(block, cell);
            sum += (p - q) * (p - q) - p * (1 - p) / (one.boards(block) - 1) - q * (1 - q) / (other.boards(block) - 1);
        }
        return sum / one.cells();
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
