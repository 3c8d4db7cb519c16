// SPDX-License-Identifier: Apache-2.0
package sweeplab;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import sweeplab.base.Dice;
import sweeplab.catalogue.WorldMaker;
import sweeplab.format.Formats;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.SeenPosition;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Positions made to hurt, each a function of its kind, its seed and its number of cells, and each of a true world. */
public enum HardPositions {
    /** Clues scattered over a square board: one region as wide as the board. */
    SCATTERED_SQUARES,
    /** The same without a border. */
    SCATTERED_TORUS,
    /** The same on hexagons. */
    SCATTERED_HEXAGONS,
    /** The same on triangles of twelve neighbours, without a border. */
    SCATTERED_TRIANGLES,
    /** A strip opened along the middle of a board: a long front with all the rest unseen. */
    LONG_FRONT,
    /** Blocks of two clues that share nothing with the next: many small regions that meet at the total only. */
    MANY_REGIONS,
    /** At most 99 cells, each the neighbour of every other. */
    COMPLETE_GRAPH,
    /** Cells with eight neighbours anywhere: no order of them keeps the front narrow. */
    RANDOM_GRAPH,
    /** Some clues with 60 to 99 neighbours each among the same cells. */
    WIDE_CLUES,
    /** Daggers and gold with clues for both, scattered. */
    GOLD_CARDINAL,
    /** The same with gold counted all around. */
    GOLD_COUNTED;

    private static final int LARGEST_CLUE = 99;
    private static final int CLUES = 20;

    /** What is seen, and the world that it was seen of. */
    public record Hard(HardPositions kind, long seed, World world, View view) {

        /** The position as a {@code .board} text. */
        public String text() {
            return text(new SeenPosition(view));
        }

        /** The whole board as a {@code .board} text, for who wants to play it. */
        public String board() {
            return text(new FullBoard(view.rules(), world, 1, Optional.empty()));
        }

        private static String text(Document document) {
            return new String(new Formats().named("board").write(document), StandardCharsets.UTF_8);
        }

        @Override
        public String toString() {
            return kind + " of " + world.topology().size() + " cells #" + seed;
        }
    }

    /** A position of any kind, from some hundred cells to so many. */
    public static Hard any(long seed, int mostCells) {
        Dice dice = new Dice(Dice.seed(seed, 90));
        HardPositions kind = values()[dice.nextInt(values().length)];
        return kind.make(seed, 100 + dice.nextInt(Math.max(1, mostCells - 99)));
    }

    /** A position of about so many cells. */
    public Hard make(long seed, int cells) {
        Dice dice = new Dice(Dice.seed(seed, 91 + ordinal()));
        Topology topology = topology(cells, dice);
        Rules rules = RuleBook.get(game());
        int dangers = Math.max(1, topology.size() * (8 + dice.nextInt(15)) / 100);
        int golds = rules.hasGold() ? 1 + topology.size() / 40 : 0;
        World world =
                WorldMaker.make(rules, topology, Boards.board(topology, dangers, golds, 0), spared(topology), dice);
        Scene scene = new Scene(
                rules, topology, dangers, rules.goldClue().goldsKnown() ? world.golds() : View.UNTOLD, new int[0]);
        int shown = 5 + dice.nextInt(20);
        for (int cell = 0; cell < topology.size(); cell++) {
            if (!world.danger(cell) && shows(topology, cell, shown, dice)) {
                open(scene, world, cell);
            }
        }
        return new Hard(this, seed, world, scene.view());
    }

    private String game() {
        return this == GOLD_CARDINAL ? "daggers-m" : this == GOLD_COUNTED ? "daggers-counted" : "classic";
    }

    private Topology topology(int cells, Dice dice) {
        int side = Math.max(4, (int) Math.sqrt(cells));
        return switch (this) {
            case SCATTERED_TORUS -> Topologies.grid("torus", side, side);
            case SCATTERED_HEXAGONS -> Topologies.grid("hex", side, side);
            case SCATTERED_TRIANGLES -> Topologies.grid("tritorus", side + side % 2, side + side % 2);
            case COMPLETE_GRAPH -> HardGraphs.complete(Math.min(cells, LARGEST_CLUE));
            case RANDOM_GRAPH -> HardGraphs.random(cells, 8, dice);
            case WIDE_CLUES -> HardGraphs.wideClues(cells, CLUES, dice);
            default -> Topologies.grid("square", side, side);
        };
    }

    private boolean shows(Topology topology, int cell, int percent, Dice dice) {
        return switch (this) {
            case LONG_FRONT -> topology.row(cell) == topology.rows() / 2;
            case MANY_REGIONS -> topology.row(cell) % 3 == 1 && topology.column(cell) % 5 % 2 == 1;
            case WIDE_CLUES -> cell < CLUES;
            default -> dice.nextInt(100) < percent;
        };
    }

    // The clues of the graph are its first cells.
    private CellSet spared(Topology topology) {
        CellSet spared = new CellSet(topology.size());
        for (int cell = 0; this == WIDE_CLUES && cell < CLUES; cell++) {
            spared.add(cell);
        }
        return spared;
    }

    private static void open(Scene scene, World world, int cell) {
        Rules rules = scene.view().rules();
        int gold = rules.goldClue().clue(world, cell);
        if (world.gold(cell)) {
            scene.openGold(cell, gold);
        } else {
            scene.open(cell, rules.clue(world, cell), gold);
        }
    }
}
