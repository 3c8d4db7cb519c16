// SPDX-License-Identifier: Apache-2.0
package sweeplab.view;

import java.util.Arrays;
import sweeplab.base.PublicApi;
import sweeplab.rules.GoldClue;
import sweeplab.rules.Rules;
import sweeplab.world.Topology;

/** All that a player may see: read only, and with no way to the world behind it (C1). */
@PublicApi
public final class View {

    static final byte COVERED = -1;
    static final byte FLAGGED = -2;
    static final byte EXPLODED = -3;
    static final byte BLOCKED = -4;
    static final byte GOLD = -5;
    static final byte SILENT = -6;
    static final byte FOUND = -7;

    /** Stands for a total that the player is not told. */
    public static final int UNTOLD = -1;

    private final Rules rules;
    private final Topology topology;
    private final int dangers;
    private final int golds;
    private final int[] starts;

    // What each cell shows: its clue if it is 0 or more, else one of the codes above.
    final byte[] shown;
    final byte[] goldClues;
    // What found dangers show, in games that judge marks.
    final byte[] foundClues;
    final int[] journal;
    int opened;
    int coveredCells;
    int flaggedCells;
    int explodedCells;
    int goldCells;
    int lives = 1;
    Status status = Status.PLAYING;

    View(Rules rules, Topology topology, int dangers, int golds, int[] starts) {
        this.rules = rules;
        this.topology = topology;
        this.dangers = dangers;
        this.golds = golds;
        this.starts = starts;
        shown = new byte[topology.size()];
        Arrays.fill(shown, COVERED);
        goldClues = new byte[rules.goldClue() == GoldClue.NONE ? 0 : topology.size()];
        foundClues = new byte[rules.judgesMarks() ? topology.size() : 0];
        journal = new int[topology.size()];
        coveredCells = topology.size();
    }

    View(View other) {
        rules = other.rules;
        topology = other.topology;
        dangers = other.dangers;
        golds = other.golds;
        starts = other.starts;
        shown = other.shown.clone();
        goldClues = other.goldClues.clone();
        foundClues = other.foundClues.clone();
        journal = other.journal.clone();
        opened = other.opened;
        coveredCells = other.coveredCells;
        flaggedCells = other.flaggedCells;
        explodedCells = other.explodedCells;
        goldCells = other.goldCells;
        lives = other.lives;
        status = other.status;
    }

    public Rules rules() {
        return rules;
    }

    public Topology topology() {
        return topology;
    }

    /** How many dangers there are in all, or {@link #UNTOLD}. */
    public int dangers() {
        return dangers;
    }

    /** How much gold there is in all, or {@link #UNTOLD}. */
    public int golds() {
        return golds;
    }

    /** The cells that the player was told are safe. */
    public int[] starts() {
        return starts.clone();
    }

    /** True if the cell is not uncovered, flagged or not. */
    public boolean covered(int cell) {
        return shown[cell] == COVERED || shown[cell] == FLAGGED;
    }

    public boolean flagged(int cell) {
        return shown[cell] == FLAGGED;
    }

    /** True if the cell is in sight as a danger: uncovered by mistake, or found where marks are judged. */
    public boolean exploded(int cell) {
        return shown[cell] == EXPLODED || shown[cell] == FOUND;
    }

    /** True if the cell was marked as a danger, rightly, in a game that judges marks. */
    public boolean found(int cell) {
        return shown[cell] == FOUND;
    }

    /** The clue that a found danger shows, or {@link Rules#SILENT}. */
    public int foundClue(int cell) {
        return found(cell) && foundClues.length > 0 ? foundClues[cell] : Rules.SILENT;
    }

    /** True if the cell is known to be safe and shows no clue. */
    public boolean silent(int cell) {
        return shown[cell] == SILENT;
    }

    public boolean blocked(int cell) {
        return shown[cell] == BLOCKED;
    }

    public boolean gold(int cell) {
        return shown[cell] == GOLD;
    }

    /** True if the cell is uncovered and says how many dangers are around it; gold says that there are none. */
    public boolean hasClue(int cell) {
        return shown[cell] >= 0 || shown[cell] == GOLD;
    }

    /** The number that an uncovered clear cell shows. */
    public int clue(int cell) {
        if (shown[cell] < 0) {
            throw new IllegalStateException(topology.name(cell) + " shows no number");
        }
        return shown[cell];
    }

    /** The fewest dangers among the neighbours of a cell that has a clue. */
    public int atLeast(int cell) {
        return shown[cell] == GOLD ? 0 : rules.atLeast(clue(cell), topology.degree(cell));
    }

    /** The most dangers among the neighbours of a cell that has a clue. */
    public int atMost(int cell) {
        return shown[cell] == GOLD ? 0 : rules.atMost(clue(cell), topology.degree(cell));
    }

    /** What an uncovered cell says of gold (see {@link GoldClue}), or {@link #UNTOLD}. */
    public int goldClue(int cell) {
        return goldClues.length == 0 || covered(cell) || blocked(cell) ? UNTOLD : goldClues[cell];
    }

    /** How many cells were uncovered so far: the length of the journal. */
    public int opened() {
        return opened;
    }

    /** The i-th cell that was uncovered, in order of time, i from 0 to opened - 1. */
    public int opened(int i) {
        if (i >= opened) {
            throw new IndexOutOfBoundsException(i + " of " + opened);
        }
        return journal[i];
    }

    public int coveredCells() {
        return coveredCells;
    }

    public int flaggedCells() {
        return flaggedCells;
    }

    /** Covered cells that are not flagged. */
    public int left() {
        return coveredCells - flaggedCells;
    }

    public int explodedCells() {
        return explodedCells;
    }

    public int goldCells() {
        return goldCells;
    }

    public int lives() {
        return lives;
    }

    public Status status() {
        return status;
    }
}
