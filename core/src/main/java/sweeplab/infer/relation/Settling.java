// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer.relation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.relation.Automaton;
import sweeplab.relation.Implied;
import sweeplab.relation.Origin;
import sweeplab.relation.Relation;
import sweeplab.relation.Sum;
import sweeplab.view.Statement;
import sweeplab.view.View;

/**
 * What follows from each relation alone, one after the other until nothing new comes (unit propagation): the single point of general rules. Relations
 * with very many states are left out unless little of them is unknown.
 */
public final class Settling {

    private static final String TOTAL = "the total of ";
    private static final int MOST_STATES = 4096;
    // Relations of more cells wait until the others have nothing more to say.
    private static final int FEW_CELLS = 24;

    /** A cell that was settled, whether it is a danger, and by which relation. */
    public record Fact(int cell, boolean danger, Relation by) {}

    private final List<Relation> relations;
    private final byte[] known;
    private final int[] rank;
    private final Budget budget;
    private final List<List<Integer>> speakOf;
    private final List<Fact> facts = new ArrayList<>();
    private final ArrayDeque<Integer> queue = new ArrayDeque<>();
    private final ArrayDeque<Integer> large = new ArrayDeque<>();
    private final boolean[] queued;
    private @Nullable Relation broken;
    private boolean withLarge = true;

    private Settling(List<Relation> relations, byte[] known, int[] rank, List<List<Integer>> speakOf, Budget budget) {
        this.budget = budget;
        this.relations = relations;
        this.known = known;
        this.rank = rank;
        this.speakOf = speakOf;
        queued = new boolean[relations.size()];
    }

    // For each cell the relations that speak of it.
    private static List<List<Integer>> speakOf(List<Relation> relations, byte[] known) {
        List<List<Integer>> speakOf = new ArrayList<>();
        for (int cell = 0; cell < known.length; cell++) {
            speakOf.add(new ArrayList<>());
        }
        for (int i = 0; i < relations.size(); i++) {
            for (int cell : relations.get(i).cells()) {
                speakOf.get(cell).add(i);
            }
        }
        return speakOf;
    }

    /** Settles what follows from these relations and these known cells; cells are walked in the order of their ranks. */
    public static Settling of(List<Relation> relations, byte[] known, int[] rank) {
        return of(relations, known, rank, Budget.unlimited());
    }

    /** The same as far as the budget goes: what is settled by then is right. */
    public static Settling of(List<Relation> relations, byte[] known, int[] rank, Budget budget) {
        Settling settling = new Settling(relations, known.clone(), rank, speakOf(relations, known), budget);
        for (int i = 0; i < relations.size(); i++) {
            settling.enqueue(i);
        }
        settling.run();
        return settling;
    }

    /** The same with one cell more that is supposed to be so, as far as relations of few cells go; {@link #goOn} asks the others. */
    public Settling suppose(int cell, boolean danger) {
        Settling next = new Settling(relations, known.clone(), rank, speakOf, budget);
        next.known[cell] = danger ? Statement.DANGER : Statement.SAFE;
        next.withLarge = false;
        speakOf.get(cell).forEach(next::enqueue);
        next.run();
        return next;
    }

    /** Asks the relations of many cells too. */
    public void goOn() {
        withLarge = true;
        run();
    }

    /** True if this relation is the total. */
    public static boolean isTotal(Relation relation) {
        return relation.origin().words().startsWith(TOTAL);
    }

    /** What a view says, with the total as one more relation. */
    public static List<Relation> withTotal(Statement statement) {
        List<Relation> all = new ArrayList<>(statement.relations());
        View view = statement.view();
        if (view.dangers() != View.UNTOLD) {
            int[] cells = new int[statement.known().length];
            Arrays.setAll(cells, cell -> cell);
            String words = TOTAL + view.dangers() + " " + view.rules().danger() + "s";
            all.add(Sum.count(Origin.rule(words), cells, view.dangers(), view.dangers()));
        }
        return all;
    }

    private void enqueue(int relation) {
        if (!queued[relation]) {
            queued[relation] = true;
            (relations.get(relation).cells().length > FEW_CELLS ? large : queue).add(relation);
        }
    }

    private void run() {
        while (broken == null && !(queue.isEmpty() && (large.isEmpty() || !withLarge)) && !budget.spent()) {
            int next = (queue.isEmpty() ? large : queue).remove();
            queued[next] = false;
            settle(relations.get(next));
        }
    }

    private void settle(Relation relation) {
        Alone alone = new Alone(known, rank, (cell, danger) -> learn(cell, danger, relation));
        broken = alone.tell(relation) ? null : relation;
    }

    private void learn(int cell, boolean danger, Relation by) {
        known[cell] = danger ? Statement.DANGER : Statement.SAFE;
        facts.add(new Fact(cell, danger, by));
        speakOf.get(cell).forEach(this::enqueue);
    }

    /** False if some relation cannot hold. */
    public boolean consistent() {
        return broken == null;
    }

    /** The relation that cannot hold. */
    public Optional<Relation> broken() {
        return Optional.ofNullable(broken);
    }

    /** What was settled, in order. */
    public List<Fact> facts() {
        return List.copyOf(facts);
    }

    /** What is known of each cell now, see {@link Statement}. */
    public byte[] known() {
        return known;
    }

    /** The relations that still say something of unknown cells, each as a track. */
    public List<Track> openTracks() {
        List<Track> open = new ArrayList<>();
        for (Relation relation : relations) {
            if (relation instanceof Implied) {
                continue;
            }
            int most = relation instanceof Automaton ? Integer.MAX_VALUE : MOST_STATES;
            Optional<Track> listed = ListedTrack.of(relation, known, rank, most);
            if (listed.isEmpty()) {
                open.add(new LiveTrack(relation, known));
            } else if (listed.get() instanceof ListedTrack track && !track.saysNothing()) {
                open.add(track);
            }
        }
        return open;
    }
}
