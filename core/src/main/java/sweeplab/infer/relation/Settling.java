package sweeplab.infer.relation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sweeplab.position.Fact;
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

    private static final int MOST_STATES = 4096;

    /** A cell that was settled, whether it is a danger, and by which relation. */
    public record Fact(int cell, boolean danger, Relation by) {}

    private final List<Relation> relations;
    private final byte[] known;
    private final int[] rank;
    private final @Nullable Track[] tracks;
    private final List<List<Integer>> speakOf;
    private final List<Fact> facts = new ArrayList<>();
    private final ArrayDeque<Integer> queue = new ArrayDeque<>();
    private final boolean[] queued;
    private @Nullable Relation broken;

    private Settling(List<Relation> relations, byte[] known, int[] rank) {
        this.relations = relations;
        this.known = known;
        this.rank = rank;
        tracks = new Track[relations.size()];
        queued = new boolean[relations.size()];
        speakOf = new ArrayList<>();
        for (int cell = 0; cell < known.length; cell++) {
            speakOf.add(new ArrayList<>());
        }
        for (int i = 0; i < relations.size(); i++) {
            for (int cell : relations.get(i).cells()) {
                speakOf.get(cell).add(i);
            }
        }
    }

    /** Settles what follows from these relations and these known cells; cells are walked in the order of their ranks. */
    public static Settling of(List<Relation> relations, byte[] known, int[] rank) {
        Settling settling = new Settling(relations, known.clone(), rank);
        for (int i = 0; i < relations.size(); i++) {
            settling.enqueue(i);
        }
        settling.run();
        return settling;
    }

    /** The same with one cell more that is supposed to be so. */
    public Settling suppose(int cell, boolean danger) {
        Settling next = new Settling(relations, known.clone(), rank);
        System.arraycopy(tracks, 0, next.tracks, 0, tracks.length);
        next.known[cell] = danger ? Statement.DANGER : Statement.SAFE;
        speakOf.get(cell).forEach(next::enqueue);
        next.run();
        return next;
    }

    /** What a view says, with the total as one more relation. */
    public static List<Relation> withTotal(Statement statement) {
        List<Relation> all = new ArrayList<>(statement.relations());
        View view = statement.view();
        if (view.dangers() != View.UNTOLD) {
            int[] cells = new int[statement.known().length];
            Arrays.setAll(cells, cell -> cell);
            String words = "the total of " + view.dangers() + " " + view.rules().danger() + "s";
            all.add(Sum.count(Origin.rule(words), cells, view.dangers(), view.dangers()));
        }
        return all;
    }

    private void enqueue(int relation) {
        if (!queued[relation]) {
            queued[relation] = true;
            queue.add(relation);
        }
    }

    private void run() {
        while (broken == null && !queue.isEmpty()) {
            int next = queue.remove();
            queued[next] = false;
            settle(next);
        }
    }

    private void settle(int index) {
        Relation relation = relations.get(index);
        Optional<Track> made = ListedTrack.of(relation, known, rank, MOST_STATES);
        tracks[index] = made.orElse(null);
        if (made.isEmpty()) {
            return;
        }
        ListedTrack track = (ListedTrack) made.get();
        if (track.start() == Relation.DEAD) {
            broken = relation;
            return;
        }
        for (int place = 0; place < track.cells().length; place++) {
            boolean danger = track.possible(place, 1);
            if (danger != track.possible(place, 0)) {
                learn(track.cells()[place], danger, relation);
            }
        }
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
        for (int i = 0; i < tracks.length; i++) {
            Track track = tracks[i];
            if (track == null) {
                open.add(new LiveTrack(relations.get(i), known));
            } else if (track instanceof ListedTrack listed && !listed.saysNothing()) {
                open.add(track);
            }
        }
        return open;
    }
}
