// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import sweeplab.agent.model.GuessNet;
import sweeplab.agent.model.Lattice;
import sweeplab.agent.model.Snapshot;
import sweeplab.count.Insight;
import sweeplab.rules.Classic;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** Corrects what a look ahead makes of the best few guesses on a board of squares or hexagons by a trained model (a convolutional network), which sees what is around them. */
public final class Appraisal {

    // Where the model is known to gain; it was trained on boards of up to 16 rows and 30 columns.
    private static final int LEAST_SIDE = 5;
    private static final int MOST_SIDE = 30;
    private static final double SPARSEST = 0.11;
    private static final double DENSEST = 0.31;

    /** The models there are. */
    static final String QUICK = "guess-quick";

    static final String SMALL = "guess-small";

    // The ones for boards of hexagons and for lives to spare, whoever asks.
    private static final String HEXAGONS = "guess-hex";
    private static final String LIVES = "guess-lives";

    // So many guesses in the training.
    public static final int MOST_CHOICES = 12;

    private final Topology topology;
    private final boolean lively;
    private final int most;
    private final Snapshot snapshot;
    private final GuessNet net;

    private Appraisal(View view, int most, GuessNet net) {
        topology = view.topology();
        lively = view.lives() > 1;
        this.most = most;
        snapshot = new Snapshot(topology.size());
        this.net = net;
    }

    /** An appraisal by the model of an effort for the board of this view, if there are such boards in the training. */
    public static Optional<Appraisal> of(View view, Effort effort) {
        return trained(view)
                .filter(board -> !effort.glances() || view.lives() == 1 && wellKnown(board))
                .map(board -> new Appraisal(
                        view,
                        effort.mostAppraised(),
                        new GuessNet(weights(model(view, board, effort)), board, effort.mirrored())));
    }

    private static Optional<Lattice> trained(View view) {
        double density = (double) view.dangers() / view.topology().size();
        boolean usual = density > SPARSEST && density < DENSEST && view.rules() instanceof Classic;
        return usual
                ? Lattice.of(view.topology().shape())
                        .filter(board -> board.within(LEAST_SIDE, MOST_SIDE))
                        .filter(board -> view.lives() == 1 || flatSquares(board))
                : Optional.empty();
    }

    private static String model(View view, Lattice board, Effort effort) {
        return view.lives() > 1 ? LIVES : board.hexagons() ? HEXAGONS : effort.model();
    }

    // Where a model by itself gains over the look ahead.
    private static boolean wellKnown(Lattice board) {
        return flatSquares(board) && board.rows() * board.columns() > Planner.SMALL_BOARD;
    }

    private static boolean flatSquares(Lattice board) {
        return !board.hexagons() && !board.wrapped();
    }

    private static byte[] weights(String model) {
        String file = "/sweeplab/" + model + ".bin";
        try (InputStream in = Objects.requireNonNull(Appraisal.class.getResourceAsStream(file), file)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    boolean fits(View view) {
        return view.topology() == topology
                && view.lives() > 1 == lively
                && trained(view).isPresent();
    }

    /** The best few guesses of a position, with their values. */
    public List<Choice> choices(Insight known, List<Prospect> prospects) {
        List<Prospect> near = best(prospects, most);
        if (near.size() == 1) {
            return List.of(near.get(0).choice());
        }
        snapshot.read(known.view(), known.analyse());
        net.look(
                snapshot,
                near.stream().mapToInt(prospect -> prospect.choice().cell()).toArray());
        return near.stream().map(this::corrected).toList();
    }

    /** The guesses that the model learned from, and is asked about by those who do not play them out, the best by the look ahead first. */
    public static List<Prospect> best(List<Prospect> prospects) {
        return best(prospects, MOST_CHOICES);
    }

    private static List<Prospect> best(List<Prospect> prospects, int most) {
        return prospects.stream()
                .sorted((one, other) ->
                        Double.compare(other.choice().value(), one.choice().value()))
                .limit(most)
                .toList();
    }

    private Choice corrected(Prospect prospect) {
        Choice choice = prospect.choice();
        double correction = net.correction(choice.cell(), prospect.seen());
        return new Choice(choice.cell(), choice.danger(), choice.value() * Math.exp(correction));
    }
}
