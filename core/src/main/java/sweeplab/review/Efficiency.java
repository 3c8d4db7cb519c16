// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import java.util.List;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Replayer;
import sweeplab.game.BoardMetrics;
import sweeplab.view.Status;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/**
 * How well a game was clicked, by the figures that players use.
 *
 * @param board the clicks that the board needs, by several measures
 * @param done how much of the 3BV was opened
 * @param left left clicks that were no chords
 * @param wasted clicks of any kind that changed nothing
 * @param millis from the first cell opened to the last click that changed something
 * @param path how far the mouse went in that time, in pixels of cells 16 wide; NaN if the mouse is not known
 */
public record Efficiency(
        BoardMetrics board, int done, int left, int right, int chord, int wasted, long millis, double path) {

    static Efficiency of(Replay replay, List<JudgedClick> clicks) {
        BoardMetrics board = BoardMetrics.of(replay.board().world());
        long from = clicks.stream()
                .filter(Efficiency::opens)
                .mapToLong(click -> click.click().millis())
                .min()
                .orElse(0);
        long to = clicks.stream()
                .filter(click -> !click.wasted())
                .mapToLong(click -> click.click().millis())
                .max()
                .orElse(from);
        return new Efficiency(
                board,
                done(replay),
                count(clicks, "left"),
                count(clicks, "right"),
                count(clicks, "chord"),
                (int) clicks.stream().filter(JudgedClick::wasted).count(),
                to - from,
                replay.path().spots().isEmpty() ? Double.NaN : length(replay, from, to));
    }

    private static double length(Replay replay, long from, long to) {
        Topology topology = replay.board().world().topology();
        return replay.path().length(from, to, topology.columns(), topology.rows());
    }

    // What a click opened that hit a danger does not count, as in the ranking programs.
    private static int done(Replay replay) {
        Replayer player = new Replayer(replay);
        int opened = 0;
        for (Replay.Click click : replay.clicks()) {
            player.make(click);
            opened = player.view().status() == Status.LOST
                    ? opened
                    : player.view().opened();
        }
        CellSet open = new CellSet(player.view().topology().size());
        for (int i = 0; i < opened; i++) {
            open.add(player.view().opened(i));
        }
        return BoardMetrics.done(replay.board().world(), open::contains);
    }

    private static boolean opens(JudgedClick click) {
        return click.deed() == Deed.OPEN || click.deed() == Deed.CHORD;
    }

    private static int count(List<JudgedClick> clicks, String kind) {
        return (int) clicks.stream().filter(click -> click.kind().equals(kind)).count();
    }

    public int clicks() {
        return left + right + chord;
    }

    /** Index of efficiency: 3BV done for each click. */
    public double ioe() {
        return (double) done / Math.max(1, clicks());
    }

    /** Correctness: the share of the clicks that changed something. */
    public double correctness() {
        return clicks() == 0 ? 0 : (double) (clicks() - wasted) / clicks();
    }

    /** Throughput: 3BV done for each click that changed something. */
    public double throughput() {
        return (double) done / Math.max(1, clicks() - wasted);
    }

    /** The rapidity quality product: seconds by seconds for each 3BV; less is better. */
    public double rqp() {
        return done == 0 ? Double.NaN : seconds() * seconds() / done;
    }

    public double bbbvPerSecond() {
        return millis == 0 ? Double.NaN : done / seconds();
    }

    public double seconds() {
        return millis / 1000.0;
    }
}
