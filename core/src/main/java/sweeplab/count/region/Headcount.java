package sweeplab.count.region;

import sweeplab.count.layers.Binomials;
import sweeplab.view.View;

/** How many worlds fit a position, as a number that is exact while it is small: tells when the rest can be listed. */
public final class Headcount {

    private static final double MANY = 1e15;

    private Headcount() {}

    /** The number of worlds, or infinity if there are too many to matter or the total is not told. */
    public static double of(Position position) {
        int left = position.frontier().dangersLeft();
        if (left == View.UNTOLD || !position.solved()) {
            return Double.POSITIVE_INFINITY;
        }
        double[] ways = {1};
        int least = 0;
        for (int i = 0; i < position.regions().count(); i++) {
            DangerTable table = position.regions().get(i).table;
            ways = times(ways, table.solutions);
            least += table.least;
            if (ways[0] > MANY || ways[ways.length - 1] > MANY || ways.length > 64) {
                return Double.POSITIVE_INFINITY;
            }
        }
        double worlds = 0;
        for (int k = 0; k < ways.length; k++) {
            int rest = left - least - k;
            worlds += rest < 0 || rest > position.free() ? 0 : ways[k] * Binomials.choose(position.free(), rest);
        }
        return worlds;
    }

    private static double[] times(double[] a, double[] b) {
        double[] product = new double[a.length + b.length - 1];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b.length; j++) {
                product[i + j] += a[i] * b[j];
            }
        }
        return product;
    }
}
