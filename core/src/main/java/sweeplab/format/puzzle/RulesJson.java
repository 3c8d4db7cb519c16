// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sweeplab.base.JsonText;
import sweeplab.format.document.Document;
import sweeplab.format.document.Recast;
import sweeplab.format.document.RuleSet;
import sweeplab.format.text.Brief;
import sweeplab.format.text.Lines;
import sweeplab.format.text.Source;
import sweeplab.format.text.TextFormat;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** The rules that minesweepr reads: {@code {"rules":[{"num_mines":1,"cells":["a","b"]}],"total_cells":81,"total_mines":10}}. */
public final class RulesJson implements TextFormat {

    private static final int MOST_CELLS = 50_000;
    private static final int MOST_RULES = 40_000;
    private static final int LONGEST_NAME = 64;

    // A graph joins a cell with no more than this many others.
    private static final int MOST_JOINED = 99;

    @Override
    public String name() {
        return "rules";
    }

    @Override
    public String about() {
        return "minesweepr rules, as JSON: counts of mines without geometry";
    }

    @Override
    public List<String> suffixes() {
        return List.of("json");
    }

    @Override
    public boolean looksLike(Source source) {
        return source.firstLine().startsWith("{");
    }

    @Override
    public RuleSet read(Source source) {
        return Brief.of(() -> parsed(source));
    }

    private static RuleSet parsed(Source source) {
        Map<String, JsonValue> top =
                thing(JsonValue.parse(source.text()), "the text", Set.of("rules", "total_cells", "total_mines"));
        if (!(top.get("rules") instanceof JsonValue.Row row)) {
            throw new IllegalArgumentException("\"rules\" is missing or no list");
        }
        if (row.items().size() > MOST_RULES) {
            throw new IllegalArgumentException(row.items().size() + " rules are too many: at most " + MOST_RULES);
        }
        List<RuleSet.Rule> rules = new ArrayList<>();
        for (int i = 0; i < row.items().size(); i++) {
            rules.add(rule(row.items().get(i), "rule " + (i + 1)));
        }
        RuleSet set = new RuleSet(rules, total(top, "total_cells", MOST_CELLS), total(top, "total_mines", MOST_CELLS));
        check(set);
        return set;
    }

    private static Map<String, JsonValue> thing(JsonValue json, String where, Set<String> keys) {
        if (!(json instanceof JsonValue.Thing thing)) {
            throw new IllegalArgumentException(where + " must be {…} with " + String.join(", ", keys));
        }
        for (String key : thing.members().keySet()) {
            if (!keys.contains(key)) {
                throw new IllegalArgumentException(where + " has an unknown key \"" + Lines.shown(key) + "\"");
            }
        }
        return thing.members();
    }

    private static RuleSet.Rule rule(JsonValue json, String where) {
        Map<String, JsonValue> members = thing(json, where, Set.of("num_mines", "cells"));
        if (!(members.get("cells") instanceof JsonValue.Row row) || !members.containsKey("num_mines")) {
            throw new IllegalArgumentException(where + " needs \"num_mines\" and a list \"cells\"");
        }
        if (row.items().size() > MOST_JOINED) {
            throw new IllegalArgumentException(where + " has more than " + MOST_JOINED + " cells");
        }
        Set<String> cells = new LinkedHashSet<>();
        for (JsonValue item : row.items()) {
            if (!cells.add(cell(item, where))) {
                throw new IllegalArgumentException(where + " has a cell twice");
            }
        }
        return new RuleSet.Rule(number(members, "num_mines", where, MOST_JOINED), List.copyOf(cells));
    }

    private static String cell(JsonValue json, String where) {
        String name = json instanceof JsonValue.Text text ? text.value() : "";
        boolean clean = !name.isEmpty() && name.length() <= LONGEST_NAME;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            clean &= c > ' ' && !Character.isWhitespace(c) && !Character.isSurrogate(c);
        }
        if (!clean || name.startsWith("rule:") || name.startsWith("free:")) {
            throw new IllegalArgumentException(
                    where + " has a cell '" + Lines.shown(name) + "': a name is a string of 1 to " + LONGEST_NAME
                            + " characters without spaces, and does not start with rule: or free:");
        }
        return name;
    }

    private static int total(Map<String, JsonValue> top, String key, int most) {
        return top.containsKey(key) ? number(top, key, "the text", most) : View.UNTOLD;
    }

    private static int number(Map<String, JsonValue> members, String key, String where, int most) {
        double value = members.get(key) instanceof JsonValue.Number number ? number.value() : -1;
        if (value < 0 || value > most || value != Math.floor(value)) {
            throw new IllegalArgumentException(where + ": \"" + key + "\" must be a whole number from 0 to " + most);
        }
        return (int) value;
    }

    private static void check(RuleSet set) {
        Map<String, Integer> rulesOf = new HashMap<>();
        for (RuleSet.Rule rule : set.rules()) {
            for (String cell : rule.cells()) {
                if (rulesOf.merge(cell, 1, Integer::sum) > MOST_JOINED) {
                    throw new IllegalArgumentException("cell '" + cell + "' is in more than " + MOST_JOINED + " rules");
                }
            }
        }
        int named = set.names().size();
        if (named == 0 && set.rules().isEmpty() && set.totalCells() <= 0) {
            throw new IllegalArgumentException("there are no cells");
        }
        if (named > MOST_CELLS || set.totalCells() != View.UNTOLD && named > set.totalCells()) {
            throw new IllegalArgumentException("the rules name " + named + " cells, \"total_cells\" is "
                    + (set.totalCells() == View.UNTOLD ? MOST_CELLS : set.totalCells()));
        }
        if (set.totalMines() > Math.max(named, set.totalCells())) {
            throw new IllegalArgumentException("\"total_mines\" is " + set.totalMines() + ", there are only "
                    + Math.max(named, set.totalCells()) + " cells");
        }
    }

    /** Each clue as a rule about its covered neighbours; mines in sight are counted off. */
    @Override
    public String text(Document document) {
        return write(document instanceof RuleSet set ? set : readable(rules(Recast.view(document))));
    }

    private static RuleSet readable(RuleSet set) {
        if (set.totalCells() == 0) {
            throw new IllegalArgumentException("no cell is covered, so that there is nothing for rules to say");
        }
        if (set.totalCells() > MOST_CELLS || set.rules().size() > MOST_RULES) {
            throw new IllegalArgumentException("the format rules holds at most " + MOST_CELLS + " covered cells and "
                    + MOST_RULES + " rules: this is " + set.totalCells() + " and "
                    + set.rules().size());
        }
        return set;
    }

    private static RuleSet rules(View view) {
        if (!view.rules().plain()) {
            throw new IllegalArgumentException("the format rules holds numbers of mines around cells: "
                    + view.rules().id() + " says more than that");
        }
        Topology topology = view.topology();
        List<RuleSet.Rule> rules = new ArrayList<>();
        for (int cell = 0; cell < topology.size(); cell++) {
            if (view.hasClue(cell)) {
                addRule(view, cell, rules);
            }
        }
        int mines = view.dangers() == View.UNTOLD ? View.UNTOLD : view.dangers() - view.explodedCells();
        return new RuleSet(rules, view.coveredCells(), mines);
    }

    private static void addRule(View view, int cell, List<RuleSet.Rule> rules) {
        List<String> covered = new ArrayList<>();
        int exploded = 0;
        for (int neighbour : view.topology().neighbours(cell)) {
            exploded += view.exploded(neighbour) ? 1 : 0;
            if (view.covered(neighbour)) {
                covered.add(
                        view.topology().row(neighbour) + "-" + view.topology().column(neighbour));
            }
        }
        int mines = view.atLeast(cell) - exploded;
        if (mines < 0 || view.atMost(cell) != view.atLeast(cell)) {
            throw new IllegalArgumentException(
                    "the clue at " + view.topology().name(cell) + " does not fit what is in sight around it");
        }
        if (!covered.isEmpty() || mines > 0) {
            rules.add(new RuleSet.Rule(mines, covered));
        }
    }

    private static String write(RuleSet set) {
        List<Map<String, @Nullable Object>> rules = new ArrayList<>();
        for (RuleSet.Rule rule : set.rules()) {
            rules.add(JsonText.object("num_mines", rule.mines(), "cells", rule.cells()));
        }
        Map<String, @Nullable Object> all = JsonText.object("rules", rules);
        if (set.totalCells() != View.UNTOLD) {
            all.put("total_cells", set.totalCells());
        }
        if (set.totalMines() != View.UNTOLD) {
            all.put("total_mines", set.totalMines());
        }
        return JsonText.of(all) + "\n";
    }
}
