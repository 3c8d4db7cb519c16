// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.base.Excerpt;
import sweeplab.base.Pieces;
import sweeplab.base.PublicApi;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/**
 * The one text that names a game everywhere: {@code tornado:LARGE4} for a world of a library, or
 * {@code square:30x16/99 opening@3,3 #42} for a board that is made from a seed, with the game's name before it unless it is classic.
 * In place of the seed a board may be written out, see {@link Layout}.
 */
@PublicApi
public record GameId(
        Rules rules,
        Optional<String> world,
        Optional<Board> board,
        Optional<Start> start,
        long seed,
        Optional<Layout> layout) {

    public static GameId ofWorld(Rules rules, String name) {
        return new GameId(rules, Optional.of(name), Optional.empty(), Optional.empty(), 0, Optional.empty());
    }

    public static GameId ofBoard(Rules rules, Board board, Optional<Start> start, long seed) {
        return new GameId(rules, Optional.empty(), Optional.of(board), start, seed, Optional.empty());
    }

    /** The id in which a board is written out; not for shapes and rules that no id holds. */
    public static GameId written(Rules rules, World world, int... starts) {
        Topology topology = world.topology();
        boolean graph = topology.id().startsWith("graph:");
        Board kind = new Board(
                graph ? topology.id() : topology.shape().family(),
                graph ? 0 : topology.columns(),
                graph ? 0 : topology.rows(),
                world.dangers(),
                world.golds(),
                world.blocked());
        Optional<Start> start = starts.length == 1
                ? Optional.of(new Start(false, topology.column(starts[0]), topology.row(starts[0])))
                : Optional.empty();
        return parse(ofBoard(rules, kind, start, 0).withWorld(world).toString());
    }

    public static GameId parse(String text) {
        List<String> words = new ArrayList<>(List.of(Pieces.of(text.strip())));
        String first = words.get(0);
        int colon = first.indexOf(':');
        if (colon > 0 && RuleBook.has(first.substring(0, colon))) {
            // A world is named as its file is, which may have blanks in its name.
            return ofWorld(RuleBook.get(first.substring(0, colon)), text.strip().substring(colon + 1));
        }
        Rules rules = RuleBook.get(RuleBook.has(first) ? words.remove(0) : "classic");
        if (words.isEmpty()) {
            throw new IllegalArgumentException(
                    "game '" + Excerpt.of(text) + "' names no board: write for instance '" + first + " 9x9/10 #1'");
        }
        Board board = Board.parse(words.remove(0), rules);
        Optional<Start> start =
                words.isEmpty() || words.get(0).startsWith("#") || words.get(0).startsWith("=")
                        ? Optional.empty()
                        : Optional.of(Start.parse(words.remove(0)));
        Optional<Layout> layout = words.isEmpty() || !words.get(0).startsWith("=")
                ? Optional.empty()
                : Optional.of(new Layout(words.remove(0).substring(1)));
        long seed = words.isEmpty() || layout.isPresent() ? 0 : seed(text, words.remove(0));
        if (!words.isEmpty()) {
            throw new IllegalArgumentException("game '" + Excerpt.of(text) + "': '" + Excerpt.of(words.get(0))
                    + "' is too much: write BOARD [START] [#SEED]");
        }
        return new GameId(rules, Optional.empty(), Optional.of(board), start, seed, layout);
    }

    private static long seed(String text, String word) {
        try {
            return Long.parseLong(word.substring(1));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "game '" + Excerpt.of(text) + "': '" + Excerpt.of(word)
                            + "' is no seed: write # and a whole number from -2^63 to 2^63 - 1, for instance #42",
                    e);
        }
    }

    /** The game itself: a world from the library, or one made from the seed. */
    public Setup setup(Library library) {
        if (world.isPresent()) {
            return setup(library.world(rules, world.get()), library.start(rules, world.get()));
        }
        return setup(topology(library), library.budget());
    }

    /** The board that the game is played on, without what lies on it. */
    public Topology topology(Library library) {
        if (world.isPresent()) {
            return library.world(rules, world.get()).topology();
        }
        Board made = board.orElseThrow();
        return library.topology(made.family(), made.columns(), made.rows());
    }

    /** The game on a board whose topology is at hand: saves making it again for every seed. */
    public Setup setup(Topology topology) {
        return setup(topology, Budget.unlimited());
    }

    /** The same within a budget: where rules say which boards there are, counting them may take long. */
    public Setup setup(Topology topology, Budget budget) {
        Board made = board.orElseThrow();
        World filled = layout.isPresent()
                ? layout.get().world(rules, topology, made, spared(topology))
                : WorldMaker.make(rules, topology, made, spared(topology), new Dice(seed), budget);
        return new Setup(this, filled, starts(topology));
    }

    /** The cells of a board in which no danger can be. */
    public CellSet spared(Topology topology) {
        return start.isPresent() ? start.get().spared(topology) : CellSet.of(topology.size(), starts(topology));
    }

    private Setup setup(World made, Optional<Start> own) {
        return new Setup(this, made, starts(made.topology(), own));
    }

    private int[] starts(Topology topology) {
        return starts(topology, start);
    }

    private int[] starts(Topology topology, Optional<Start> own) {
        return own.isPresent() ? new int[] {own.get().cell(topology)} : rules.starts(topology);
    }

    /** The same game on the board of another seed. */
    public GameId withSeed(long other) {
        return new GameId(rules, world, board, start, other, Optional.empty());
    }

    /** The game on a board like this one with another content. */
    public GameId withWorld(World other) {
        return new GameId(rules, world, board, start, 0, Optional.of(Layout.of(other)));
    }

    @Override
    public String toString() {
        return world.isPresent()
                ? rules.id() + ":" + world.get()
                : head() + layout.map(cells -> " =" + cells.letters()).orElse(tail(seed));
    }

    /** The text of a game on a board that is made, up to its seed. */
    public String head() {
        String prefix = rules.id().equals("classic") ? "" : rules.id() + " ";
        return prefix + board.orElseThrow() + start.map(s -> " " + s).orElse("");
    }

    /** The rest of that text. */
    public static String tail(long seed) {
        return " #" + seed;
    }
}
