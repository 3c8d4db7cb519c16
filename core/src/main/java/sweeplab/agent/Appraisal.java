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

    // The one for boards of hexagons, whoever asks.
    private static final String HEXAGONS = "guess-hex";

    // So many guesses, here and in the training.
    public static final int MOST_CHOICES = 12;

    private final Topology topology;
    private final Snapshot snapshot;
    private final GuessNet net;

    private Appraisal(View view, GuessNet net) {
        topology = view.topology();
        snapshot = new Snapshot(topology.size());
        this.net = net;
    }

    /** An appraisal by the model of an effort for the board of this view, if there are such boards in the training. */
    static Optional<Appraisal> of(View view, Effort effort) {
        return trained(view)
                .filter(board -> !effort.glances() || wellKnown(board))
                .map(board -> new Appraisal(view, net(board, effort)));
    }

    private static Optional<Lattice> trained(View view) {
        double density = (double) view.dangers() / view.topology().size();
        boolean usual = density > SPARSEST && density < DENSEST && view.lives() == 1 && view.rules() instanceof Classic;
        return usual
                ? Lattice.of(view.topology().shape()).filter(board -> board.within(LEAST_SIDE, MOST_SIDE))
                : Optional.empty();
    }

    private static GuessNet net(Lattice board, Effort effort) {
        return new GuessNet(weights(board.hexagons() ? HEXAGONS : effort.model()), board, effort.mirrored());
    }

    // Where a model by itself gains over the look ahead.
    private static boolean wellKnown(Lattice board) {
        return !board.hexagons() && !board.wrapped() && board.rows() * board.columns() > Planner.SMALL_BOARD;
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
        return view.topology() == topology && trained(view).isPresent();
    }

    /** The best few guesses of a position, with their values. */
    List<Choice> choices(Insight known, List<Prospect> prospects) {
        List<Prospect> near = best(prospects);
        if (near.size() == 1) {
            return List.of(near.get(0).choice());
        }
        snapshot.read(known.view(), known.analyse());
        net.look(
                snapshot,
                near.stream().mapToInt(prospect -> prospect.choice().cell()).toArray());
        return near.stream().map(this::corrected).toList();
    }

    /** The guesses that the model is asked about, the best by the look ahead first. */
    public static List<Prospect> best(List<Prospect> prospects) {
        return prospects.stream()
                .sorted((one, other) ->
                        Double.compare(other.choice().value(), one.choice().value()))
                .limit(MOST_CHOICES)
                .toList();
    }

    private Choice corrected(Prospect prospect) {
        Choice choice = prospect.choice();
        double correction = net.correction(choice.cell(), prospect.seen());
        return new Choice(choice.cell(), choice.danger(), choice.value() * Math.exp(correction));
    }
}
