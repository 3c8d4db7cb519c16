// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
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

    static final String LARGE = "guess-large";

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

    /** An appraisal by a model for the board of this view, if there are such boards in the training and the model is at hand. */
    static Optional<Appraisal> of(View view, String model) {
        return trained(view)
                .filter(board -> !QUICK.equals(model) || wellKnown(board))
                .flatMap(board -> net(board, model))
                .map(net -> new Appraisal(view, net));
    }

    private static Optional<Lattice> trained(View view) {
        double density = (double) view.dangers() / view.topology().size();
        boolean usual = density > SPARSEST && density < DENSEST && view.lives() == 1 && view.rules() instanceof Classic;
        return usual
                ? Lattice.of(view.topology().shape()).filter(board -> board.within(LEAST_SIDE, MOST_SIDE))
                : Optional.empty();
    }

    private static Optional<GuessNet> net(Lattice board, String model) {
        return (board.hexagons() ? weights(HEXAGONS) : weights(model).or(() -> weights(SMALL)))
                .map(weights -> new GuessNet(weights, board, LARGE.equals(model)));
    }

    // Where a model by itself gains over the look ahead.
    private static boolean wellKnown(Lattice board) {
        return !board.hexagons() && !board.wrapped() && board.rows() * board.columns() > Planner.SMALL_BOARD;
    }

    // The large one is absent in the page.
    private static Optional<byte[]> weights(String model) {
        try (InputStream in = Appraisal.class.getResourceAsStream("/sweeplab/" + model + ".bin")) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
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
