// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import sweeplab.base.Pieces;
import sweeplab.catalogue.Catalogue;
import sweeplab.format.Formats;
import sweeplab.format.document.Recast;
import sweeplab.rules.GoldClue;
import sweeplab.rules.Letters;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** Makes a view of what the page shows: a head of {@code key value} lines, and the codes of the cells. */
final class PagePosition {

    private final Map<String, String> keys = new HashMap<>();
    private final Optional<View> pasted;
    private final Rules rules;
    private final Topology topology;

    public PagePosition(String head) {
        for (String line : Pieces.lines(head)) {
            int space = line.indexOf(' ');
            keys.put(line.substring(0, space), line.substring(space + 1));
        }
        pasted = Optional.ofNullable(keys.get("text")).map(text -> Recast.view(new Formats().read(unescape(text))));
        rules = pasted.map(View::rules).orElseGet(() -> RuleBook.get(text("rules")));
        topology = pasted.map(View::topology)
                .orElseGet(() -> new Catalogue().topology(text("family"), number("columns"), number("rows")));
    }

    /** True if the rules are those of one level, which only its text holds. */
    static boolean hasOwnText(Rules rules) {
        return !rules.plain() && !Letters.like(rules.id());
    }

    static String escape(String text) {
        return text.replace("\\", "\\\\").replace("\n", "\\n");
    }

    private static String unescape(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean escaped = c == '\\' && i + 1 < text.length();
            out.append(escaped ? (text.charAt(++i) == 'n' ? '\n' : '\\') : c);
        }
        return out.toString();
    }

    /** An empty board of a game: its head, or what is wrong with it. */
    static PageJson blank(String game, String family, int columns, int rows, int dangers) {
        int told = RuleBook.get(game).dangersKnown() ? dangers : -1;
        String head = head(game, family, columns, rows, told, -1, 1, "-");
        return PageJson.object("fault", fault(head), "head", head, "size", columns * rows);
    }

    private static String fault(String head) {
        try {
            new PagePosition(head);
            return "";
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        }
    }

    /** The board of the position, without a name. */
    PageJson board() {
        return new PageBoard("", rules, topology, number("dangers"), number("golds"), starts()).json();
    }

    private String text(String key) {
        String value = keys.get(key);
        if (value == null) {
            throw new IllegalArgumentException("the position has no '" + key + "'");
        }
        return value;
    }

    private int number(String key) {
        return Integer.parseInt(text(key));
    }

    private int[] starts() {
        return cells(text("starts"));
    }

    /** The cells that are safe by the rule of the start, which may be more than the starts: those of an opening. */
    int[] told() {
        return keys.containsKey("told") ? cells(text("told")) : starts();
    }

    private static int[] cells(String numbers) {
        return numbers.equals("-")
                ? new int[0]
                : Arrays.stream(Pieces.split(numbers, ','))
                        .mapToInt(Integer::parseInt)
                        .toArray();
    }

    /** The line of a head that says which cells are told to be safe. */
    static String told(int... cells) {
        return "\ntold " + numbers(cells);
    }

    private static String numbers(int... cells) {
        String numbers = Arrays.stream(cells).mapToObj(String::valueOf).collect(Collectors.joining(","));
        return numbers.isEmpty() ? "-" : numbers;
    }

    View view(byte[] shown, byte[] goldClues) {
        Scene scene = new Scene(rules, topology, number("dangers"), number("golds"), starts());
        for (int cell = 0; cell < shown.length; cell++) {
            place(scene, cell, shown[cell], goldClues.length == 0 ? GoldClue.UNTOLD : goldClues[cell]);
        }
        scene.lives(number("lives"));
        return scene.view();
    }

    private void place(Scene scene, int cell, byte code, int goldClue) {
        if (code <= Shown.FOUND) {
            scene.find(cell, Shown.foundClue(code));
            return;
        }
        switch (code) {
            case Shown.COVERED -> {}
            case Shown.FLAGGED -> scene.flag(cell);
            case Shown.EXPLODED -> scene.explode(cell);
            case Shown.BLOCKED -> scene.block(cell);
            case Shown.GOLD -> scene.openGold(cell, goldClue);
            case Shown.SILENT -> scene.openSilent(cell);
            default -> scene.open(cell, code, goldClue);
        }
    }

    /** The kind of board: a graph is a kind of its own. */
    static String family(Topology topology) {
        return topology.id().startsWith("graph:")
                ? topology.id()
                : topology.shape().family();
    }

    /** The head for a view, such that the constructor reads it back. */
    static String head(View view) {
        Topology topology = view.topology();
        return head(
                view.rules().id(),
                family(topology),
                topology.columns(),
                topology.rows(),
                view.dangers(),
                view.golds(),
                view.lives(),
                numbers(view.starts()));
    }

    private static String head(
            String rules, String family, int columns, int rows, int dangers, int golds, int lives, String starts) {
        return "rules " + rules + "\nfamily " + family + "\ncolumns " + columns + "\nrows " + rows + "\ndangers "
                + dangers + "\ngolds " + golds + "\nlives " + lives + "\nstarts " + starts;
    }
}
