package sweeplab.prove;

import java.util.ArrayList;
import java.util.List;
import sweeplab.proof.Bound;
import sweeplab.proof.Evidence;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;

/** How cells, clues and conclusions are called in plain words; of a long list only the first few if it is to be brief. */
public record Phrases(View view, boolean brief) {

    /** The most that is listed where it is to be brief. */
    static final int MOST = 12;

    private static final int SAMPLE = 3;

    public Phrases(View view) {
        this(view, true);
    }

    /** {@code (1,2), (1,3) and (2,2)}. */
    String cells(List<Integer> atoms) {
        return shown(atoms.stream()
                .map(atom -> view.topology().name(Bound.cell(atom)))
                .distinct()
                .toList());
    }

    private String shown(List<String> names) {
        return brief && names.size() > MOST
                ? String.join(", ", names.subList(0, SAMPLE)) + " and " + (names.size() - SAMPLE) + " others"
                : list(names);
    }

    static String list(List<String> names) {
        int n = names.size();
        return n == 0
                ? "no cell"
                : n == 1 ? names.get(0) : String.join(", ", names.subList(0, n - 1)) + " and " + names.get(n - 1);
    }

    private String kind(List<Integer> atoms, boolean one) {
        if (!atoms.isEmpty() && Bound.isGold(atoms.get(0))) {
            return "gold";
        }
        String danger = view.rules().danger();
        return one ? "a " + danger : plural(danger);
    }

    static String plural(String noun) {
        return noun.endsWith("o") ? noun + "es" : noun + "s";
    }

    public String dangers(int count) {
        return count + " "
                + (count == 1 ? view.rules().danger() : plural(view.rules().danger()));
    }

    /** What a bound says. */
    String says(Bound bound) {
        List<Integer> atoms = bound.atoms();
        boolean one = atoms.size() == 1;
        boolean gold = !atoms.isEmpty() && Bound.isGold(atoms.get(0));
        if (bound.none()) {
            return cells(atoms) + (one ? " is " : " are ") + (gold ? "not gold" : "safe");
        }
        if (bound.all()) {
            return cells(atoms) + (one ? " is " : " are ") + kind(atoms, one);
        }
        return "at " + bound.sense().word() + " " + bound.count() + " of " + cells(atoms)
                + (bound.count() == 1 ? " is " : " are ") + kind(atoms, bound.count() == 1);
    }

    /** What would be if it were so. */
    String supposes(Bound bound) {
        return says(bound).replace(" is ", " were ").replace(" are ", " were ");
    }

    /** A piece of evidence by name: {@code the 3 at (2,4)}. */
    String name(Evidence evidence) {
        if (evidence instanceof Evidence.Clue clue) {
            return clue(clue.cell());
        } else if (evidence instanceof Evidence.GoldNear near) {
            return goldClue(near.cell());
        } else if (evidence instanceof Evidence.Apart) {
            return "the rule that gold never touches a " + view.rules().danger();
        } else if (evidence instanceof Evidence.Start start) {
            return "the given start " + view.topology().name(start.cell());
        } else if (evidence instanceof Evidence.Flag flag) {
            return "the flag at " + view.topology().name(flag.cell());
        } else if (evidence instanceof Evidence.GoldTotal) {
            return "the amount of gold";
        }
        return "the number of " + plural(view.rules().danger());
    }

    private String clue(int cell) {
        String at = " at " + view.topology().name(cell);
        if (view.gold(cell)) {
            return "the gold" + at;
        }
        int dangers = view.atLeast(cell);
        String means = dangers == view.clue(cell) ? "" : " (" + dangers(dangers) + ")";
        return "the " + view.clue(cell) + at + means;
    }

    private String goldClue(int cell) {
        String at = " at " + view.topology().name(cell);
        if (view.rules().goldClue() == GoldClue.CARDINAL) {
            return (view.goldClue(cell) > 0 ? "the m" : "the missing m") + at;
        }
        return "the gold clue " + view.goldClue(cell) + at;
    }

    /** What a clue has found when these are all: {@code its 2 nettles, }. */
    String itsOwn(Evidence evidence, int found) {
        boolean all = evidence instanceof Evidence.Clue clue && view.atMost(clue.cell()) == found;
        return !all
                ? "all it counts, "
                : found == 1 ? "its " + view.rules().danger() + ", " : "its " + dangers(found) + ", ";
    }

    /** All of these by name, each rule once. */
    public String names(List<Evidence> evidence) {
        List<String> names = new ArrayList<>();
        evidence.stream().map(this::name).distinct().forEach(names::add);
        return shown(names);
    }
}
