package sweeplab.rules;

import java.util.List;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** The rules of a game whose player is not told how many dangers there are: for boards that must do without the count. */
public record Untold(Rules rules) implements Rules {

    @Override
    public String id() {
        return rules.id();
    }

    @Override
    public String danger() {
        return rules.danger();
    }

    @Override
    public String dangerSymbol() {
        return rules.dangerSymbol();
    }

    @Override
    public int clue(World world, int cell) {
        return rules.clue(world, cell);
    }

    @Override
    public int atLeast(int clue, int degree) {
        return rules.atLeast(clue, degree);
    }

    @Override
    public int atMost(int clue, int degree) {
        return rules.atMost(clue, degree);
    }

    @Override
    public boolean dangersKnown() {
        return false;
    }

    @Override
    public boolean hasGold() {
        return rules.hasGold();
    }

    @Override
    public GoldClue goldClue() {
        return rules.goldClue();
    }

    @Override
    public boolean hasBlocked() {
        return rules.hasBlocked();
    }

    @Override
    public int[] starts(Topology topology) {
        return rules.starts(topology);
    }

    @Override
    public String family() {
        return rules.family();
    }

    @Override
    public List<Level> levels() {
        return rules.levels();
    }
}
