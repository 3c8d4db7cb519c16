package sweeplab.agent;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sweeplab.infer.exact.Exact;
import sweeplab.infer.value.Snapshot;
import sweeplab.infer.value.ValueNet;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * Chooses a guess on a square board by what a trained model says of the positions it may lead to: for each clue, the chance to
 * win from there, with a little of how safe the next guess is.
 */
final class Appraisal {

    // What the model was trained on: boards up to this size and about as dense as those that people play.
    private static final int MOST_ROWS = 16;
    private static final int MOST_COLUMNS = 30;
    private static final double SPARSEST = 0.11;
    private static final double DENSEST = 0.26;

    private static final int MOST_CANDIDATES = 10;
    private static final double WIDEST = 0.85;

    // Measured: a little of the next guess's survival beside the model is better than none, or than half.
    private static final double TRUST = 0.75;

    // Clues less likely than this are left aside, and so is a cell whose likelier clues leave it this far behind.
    private static final double RARE = 0.015;
    private static final double LIKELY = 0.6;
    private static final double BEHIND = 0.95;

    private final Topology topology;
    private final Exact exact;
    private final Candidates candidates;
    private final NextGuess next;
    private final Snapshot snapshot;
    private final ValueNet net;

    private Appraisal(View view, Exact exact, byte[] weights) {
        topology = view.topology();
        this.exact = exact;
        candidates = new Candidates(view, WIDEST);
        next = new NextGuess(exact);
        snapshot = new Snapshot(topology.size());
        net = new ValueNet(weights, topology.rows(), topology.columns());
    }

    /** An appraisal for the board of this view with the caller's engine, if there are such boards in the training and the model is at hand. */
    static Optional<Appraisal> of(View view, Exact exact) {
        return trained(view) ? weights().map(weights -> new Appraisal(view, exact, weights)) : Optional.empty();
    }

    private static boolean trained(View view) {
        Topology board = view.topology();
        double density = (double) view.dangers() / board.size();
        return board.id().startsWith("square:")
                && board.rows() <= MOST_ROWS
                && board.columns() <= MOST_COLUMNS
                && density > SPARSEST
                && density < DENSEST
                && view.lives() == 1
                && view.rules().id().equals("classic");
    }

    // The page goes without: the file is not among its own.
    private static Optional<byte[]> weights() {
        try (InputStream in = Appraisal.class.getResourceAsStream("/sweeplab/value.bin")) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    boolean fits(View view) {
        return view.topology() == topology && trained(view);
    }

    /** All cells that come into question in a position that the engine was asked about, with their values; none if chances are not known. */
    List<Choice> choices(View view) {
        List<Choice> choices = new ArrayList<>();
        if (!candidates.collect(exact, view)) {
            return choices;
        }
        snapshot.read(view, exact.analyse(view));
        net.value(snapshot);
        double best = 0;
        for (int i = 0; i < Math.min(MOST_CANDIDATES, candidates.size()); i++) {
            double survive = 1 - candidates.danger(i);
            double value = survive * after(view, candidates.cell(i), best / survive);
            best = Math.max(best, value);
            choices.add(new Choice(candidates.cell(i), candidates.danger(i), value));
        }
        return choices;
    }

    // What a safe probe leads to, the likeliest clues first; gives up when it falls well behind what is to be reached.
    private double after(View view, int cell, double reach) {
        double[] chances = exact.dangersAround(view, cell);
        double sum = 0;
        double seen = 0;
        for (int clue = likeliest(chances); chances[clue] > RARE; clue = likeliest(chances)) {
            sum += chances[clue] * position(view, cell, clue);
            seen += chances[clue];
            chances[clue] = 0;
            if (seen > LIKELY && sum < BEHIND * reach * seen) {
                break;
            }
        }
        return sum / seen;
    }

    private static int likeliest(double[] chances) {
        int likeliest = 0;
        for (int i = 1; i < chances.length; i++) {
            likeliest = chances[i] > chances[likeliest] ? i : likeliest;
        }
        return likeliest;
    }

    private double position(View view, int cell, int clue) {
        Scene scene = Scene.from(view);
        scene.open(cell, clue, View.UNTOLD);
        double survival = next.certain(scene.view()) > 0 ? 1 : 1 - next.risk();
        snapshot.read(scene.view(), next.exact().analyse(scene.view()));
        return Math.pow(net.valueAfter(snapshot), TRUST) * Math.pow(survival, 1 - TRUST);
    }
}
