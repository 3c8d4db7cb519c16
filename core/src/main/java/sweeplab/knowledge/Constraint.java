package sweeplab.knowledge;

import sweeplab.view.View;
import sweeplab.world.CellSet;

/** One thing that a view says: between {@code atLeast} and {@code atMost} of these covered cells hold a danger (or gold). */
public record Constraint(Subject subject, CellSet cells, int atLeast, int atMost, int source) {

    /** What a constraint counts. */
    public enum Subject {
        DANGER,
        GOLD
    }

    /** The source of a constraint that comes from no cell but from the total that the player was told. */
    public static final int TOTAL = -1;

    /** What the clue in a cell says of its covered neighbours: dangers that are in sight are counted off. */
    public static Constraint ofClue(View view, int source) {
        CellSet cells = new CellSet(view.topology().size());
        int exploded = 0;
        for (int neighbour : view.topology().neighbours(source)) {
            if (view.covered(neighbour)) {
                cells.add(neighbour);
            } else if (view.exploded(neighbour)) {
                exploded++;
            }
        }
        return new Constraint(
                Subject.DANGER, cells, view.atLeast(source) - exploded, view.atMost(source) - exploded, source);
    }
}
