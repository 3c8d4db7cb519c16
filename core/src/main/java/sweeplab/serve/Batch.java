// SPDX-License-Identifier: Apache-2.0
package sweeplab.serve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Dice;
import sweeplab.base.Excerpt;
import sweeplab.base.JsonText;
import sweeplab.base.Noun;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.catalogue.Setup;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** Games of one kind side by side, which are moved on together. */
final class Batch {

    private static final int MOST_SKIPPED = 100;

    private final BatchTerms terms;
    private final Setup sample;
    private final Topology topology;
    private final Seat[] seats;
    private final int[] rounds;
    private long seed;

    Batch(BatchTerms terms, Library library) {
        this.terms = terms;
        sample = terms.id().setup(library);
        topology = sample.world().topology();
        seats = new Seat[terms.games()];
        rounds = new int[terms.games()];
        seed = terms.seed();
    }

    long cells() {
        return (long) topology.size() * terms.games();
    }

    /** What every game of the batch has in common. */
    Map<String, @Nullable Object> about() {
        View view = sample.newGame().view();
        Map<String, @Nullable Object> about = JsonText.object(
                "games", terms.games(),
                "seed", seed,
                "rule", sample.rules().id(),
                "cells", topology.size(),
                "columns", topology.columns(),
                "rows", topology.rows(),
                "dangers", view.dangers() < 0 ? null : view.dangers(),
                "lives", view.lives(),
                "starts", view.starts());
        Map<String, @Nullable Object> words = CellCode.words(sample.rules(), topology);
        if (!words.isEmpty()) {
            about.put("words", words);
        }
        if (terms.neighbours()) {
            List<int[]> neighbours = new ArrayList<>();
            for (int cell = 0; cell < topology.size(); cell++) {
                neighbours.add(topology.neighbours(cell));
            }
            about.put("neighbours", neighbours);
        }
        return about;
    }

    /** Begins all games anew: with a seed the same as ever with that seed, else the next ones. */
    Map<String, @Nullable Object> reset(List<String> words) {
        Map<String, String> settings = Settings.of(words, Set.of("seed"));
        refuseRest(words, "reset BATCH [seed=S]");
        String named = settings.get("seed");
        long from = named == null ? seed : Settings.seed(named);
        int[] next = named == null ? rounds.clone() : new int[rounds.length];
        Seat[] begun = new Seat[seats.length];
        for (int game = 0; game < seats.length; game++) {
            begun[game] = begun(game, next, from);
        }
        seed = from;
        System.arraycopy(next, 0, rounds, 0, next.length);
        System.arraycopy(begun, 0, seats, 0, begun.length);
        return report(terms.wishes());
    }

    // A board that is won by opening its start is passed over: there is no move to make.
    private Seat begun(int game, int[] next, long from) {
        Seat seat = new Seat(terms, setup(game, next[game]++, from));
        for (int i = 0; i < MOST_SKIPPED && !terms.fixed() && !seat.playing(); i++) {
            seat = new Seat(terms, setup(game, next[game]++, from));
        }
        return seat;
    }

    private Setup setup(int game, int round, long from) {
        terms.demandTime();
        if (terms.fixed()) {
            return sample;
        }
        GameId id = terms.id().withSeed(Dice.seed(Dice.seed(from, game), round));
        return id.setup(topology);
    }

    /** Makes a move in each game. */
    Map<String, @Nullable Object> step(List<String> words) {
        checkBegun();
        if (words.size() != seats.length) {
            throw new IllegalArgumentException("found " + Noun.counted(words.size(), "move") + " for "
                    + Noun.counted(seats.length, "game") + ": write one for each, - for none");
        }
        List<Act> acts =
                words.stream().map(word -> Act.of(word, topology.size())).toList();
        Map<Integer, Seat> begun = begun(acts);
        for (int game = 0; game < seats.length; game++) {
            if (begun.containsKey(game)) {
                seats[game] = begun.get(game);
            } else {
                seats[game].make(acts.get(game));
            }
        }
        return report(terms.wishes());
    }

    // The games that are wanted anew: all of them, before anything else is moved.
    private Map<Integer, Seat> begun(List<Act> acts) {
        Map<Integer, Seat> begun = new HashMap<>();
        int[] next = rounds.clone();
        for (int game = 0; game < seats.length; game++) {
            if (acts.get(game).kind() == Act.Kind.NEW) {
                begun.put(game, begun(game, next, seed));
            }
        }
        System.arraycopy(next, 0, rounds, 0, next.length);
        return begun;
    }

    /** The same as after a step, with other info than usual. */
    Map<String, @Nullable Object> info(List<String> words) {
        checkBegun();
        Set<Wish> wishes = Wish.of(words.isEmpty() ? "" : words.remove(0));
        refuseRest(words, "info BATCH WISH,WISH,…");
        return report(wishes);
    }

    /** One game as a person sees it. */
    Map<String, @Nullable Object> show(List<String> words) {
        checkBegun();
        int game = Settings.between(words.isEmpty() ? "" : words.remove(0), 0, seats.length - 1, "game");
        refuseRest(words, "show BATCH GAME");
        return seats[game].shown();
    }

    private void checkBegun() {
        if (rounds[0] == 0) {
            throw new IllegalStateException("the games have not begun: reset the batch first");
        }
    }

    private static void refuseRest(List<String> words, String usage) {
        if (!words.isEmpty()) {
            throw new IllegalArgumentException("'" + Excerpt.of(words.get(0)) + "' is too much: write " + usage);
        }
    }

    private Map<String, @Nullable Object> report(Set<Wish> wishes) {
        Columns columns = new Columns(wishes, sample.rules());
        for (int game = 0; game < seats.length; game++) {
            columns.add(game, seats[game]);
        }
        return columns.shape();
    }
}
