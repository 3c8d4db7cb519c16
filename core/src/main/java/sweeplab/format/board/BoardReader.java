// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sweeplab.base.Numbers;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Recast;
import sweeplab.format.document.SeenPosition;
import sweeplab.format.text.Lines;
import sweeplab.format.text.SizeLimits;
import sweeplab.relation.Relation;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.rules.Written;
import sweeplab.view.Scene;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.Content;
import sweeplab.world.Graph;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Makes the document that a {@code .board} text says. */
final class BoardReader {

    private static final int MOST_STARTS = 1000;
    private static final int SMALL = 10_000;

    private final BoardSections parts;
    private Rules rules;
    private final Topology topology;
    private final int[] starts;

    BoardReader(BoardSections parts) {
        this.parts = parts;
        if (!parts.has("rule")) {
            parts.value("game_mode");
        }
        rules = RuleBook.get(parts.value("rule", "classic"));
        parts.value("mines");
        topology = topology();
        if (!rules.fault(topology).isEmpty()) {
            throw new IllegalArgumentException(rules.fault(topology));
        }
        starts = starts();
    }

    private Topology topology() {
        int rows = Numbers.parse(parts.value("rows"), "the key rows");
        int columns = Numbers.parse(parts.value("columns"), "the key columns");
        SizeLimits.check(columns, rows, SizeLimits.CELLS);
        checkRoom(parts.hasSection("[real]") ? "[real]" : "[view]", columns, rows);
        String kind = parts.value("topology", rules.family());
        Topology made = kind.startsWith("graph:") ? graph(kind.substring(6)) : Topologies.grid(kind, columns, rows);
        if (made.rows() != rows || made.columns() != columns) {
            throw new IllegalArgumentException("the graph has " + made.size() + " cells: write rows: 1 and columns: "
                    + made.size() + ", found " + rows + " and " + columns);
        }
        return made;
    }

    // Every cell takes at least a character, so a short text cannot ask for a large board; small ones get a better
    // error later.
    private void checkRoom(String name, int columns, int rows) {
        BoardSections.Section section = parts.section(name);
        long room = 0;
        for (int i = section.from(); i < section.to(); i++) {
            room += parts.lines().get(i).length();
        }
        if (room < (long) columns * rows && columns * rows > SMALL) {
            throw Lines.fault(
                    section.from() - 1,
                    name + " has " + room + " characters for a board of " + columns + "x" + rows + " cells");
        }
    }

    private Topology graph(String name) {
        BoardSections.Section section = parts.section("[graph]");
        StringBuilder text = new StringBuilder("\n".repeat(section.from()));
        for (int i = section.from(); i < section.to(); i++) {
            text.append(parts.lines().get(i)).append('\n');
        }
        return Topology.of(Graph.parse(name, text.toString()));
    }

    private int[] starts() {
        String[] words = parts.value("start", "").isEmpty()
                ? new String[0]
                : parts.value("start").split("\\s+");
        if (words.length > MOST_STARTS) {
            throw new IllegalArgumentException(
                    "the key start has " + words.length + " cells, the most is " + MOST_STARTS);
        }
        int[] cells = new int[words.length];
        for (int i = 0; i < cells.length; i++) {
            int[] place = Numbers.joined(words[i], ',', 2);
            if (place.length == 0) {
                throw new IllegalArgumentException(
                        "the key start has '" + Lines.shown(words[i]) + "': write row,column, for instance 0,0");
            }
            cells[i] = topology.cell(place[0], place[1]);
        }
        return cells;
    }

    Document document() {
        if (!parts.hasSection("[real]")) {
            return new SeenPosition(view(parts.number("mines", View.UNTOLD), parts.number("gold", View.UNTOLD)));
        }
        World world = world();
        checkCount("mines", world.dangers());
        checkCount("gold", world.golds());
        Optional<View> view =
                parts.hasSection("[view]") ? Optional.of(view(world.dangers(), world.golds())) : Optional.empty();
        view.ifPresent(seen -> checkAgree(seen, world));
        return new FullBoard(rules, world, lives(), view, starts);
    }

    private int lives() {
        return parts.number("lives", 1);
    }

    private void checkCount(String key, int found) {
        if (parts.number(key, found) != found) {
            throw new IllegalArgumentException(
                    "the key " + key + " says " + parts.value(key) + ", [real] has " + found);
        }
    }

    private World world() {
        byte[] content = new byte[topology.size()];
        int[] clues = new int[topology.size()];
        BoardRows.read(parts.lines(), parts.section("[real]"), topology, (cell, word) -> {
            Content what = CellWords.content(word, rules, topology);
            content[cell] = what.code();
            clues[cell] = what == Content.CLEAR ? clueOf(word) : 0;
        });
        World world = World.of(topology, content);
        for (int cell = 0; rules.plain() && cell < topology.size(); cell++) {
            checkCell(world, cell, clues[cell]);
        }
        if (!rules.plain()) {
            checkRelations(world, clues);
        }
        if (!rules.plain() || IntStream.of(clues).anyMatch(clue -> clue == Rules.SILENT)) {
            rules = new Written(rules, world, clues);
        }
        for (int start : starts) {
            if (world.danger(start) || world.blocked(start)) {
                throw new IllegalArgumentException("the start " + topology.name(start) + " is not safe in [real]");
            }
        }
        return world;
    }

    private int clueOf(String word) {
        if (word.equals(CellWords.SILENT)) {
            return Rules.SILENT;
        }
        return rules.plain() ? Integer.parseInt(word) : rules.clueOf(word, topology);
    }

    private void checkRelations(World world, int[] clues) {
        for (Relation relation : rules.placement(topology, world.dangers())) {
            if (relation.weigh(world::danger) == 0) {
                throw new IllegalArgumentException(
                        "[real] breaks " + relation.origin().words());
            }
        }
        for (int cell = 0; cell < clues.length; cell++) {
            boolean said = !world.danger(cell) && clues[cell] != Rules.SILENT;
            if (said && rules.meaning(topology, cell, clues[cell]).weigh(world::danger) == 0) {
                throw new IllegalArgumentException("[real] " + topology.name(cell) + ": found clue "
                        + rules.word(clues[cell]) + ", which does not fit what is there");
            }
        }
    }

    private void checkCell(World world, int cell, int clue) {
        boolean said = world.content(cell) == Content.CLEAR && clue != Rules.SILENT;
        if (said && clue != rules.clue(world, cell)) {
            throw new IllegalArgumentException("[real] " + topology.name(cell) + ": found clue " + clue + ", expected "
                    + rules.clue(world, cell) + " from what its neighbours hold");
        }
        if (world.gold(cell) && world.dangersAround(cell) > 0) {
            throw new IllegalArgumentException(
                    "[real] " + topology.name(cell) + ": found gold beside a " + rules.danger() + ", expected none");
        }
    }

    private View view(int mines, int gold) {
        List<String> told = List.of(parts.value("told", defaultTold(rules)).split("\\s+"));
        if (!List.of("mines", "gold", "nothing").containsAll(told)) {
            throw new IllegalArgumentException(
                    "the key told is '" + Lines.shown(parts.value("told")) + "': write mines, gold, both, or nothing");
        }
        if (mines > topology.size() || gold > topology.size()) {
            throw new IllegalArgumentException(
                    "more mines or gold than the " + topology.size() + " cells of the board");
        }
        Scene scene = new Scene(
                rules,
                topology,
                told.contains("mines") ? mines : View.UNTOLD,
                told.contains("gold") ? gold : View.UNTOLD,
                starts);
        BoardRows.read(
                parts.lines(), parts.section("[view]"), topology, (cell, word) -> CellWords.put(scene, cell, word));
        scene.lives(parts.number("lives_left", lives()));
        scene.end(status());
        return scene.view();
    }

    /** What the player is told unless the key says otherwise. */
    static String defaultTold(Rules rules) {
        String told = (rules.dangersKnown() ? "mines " : "") + (rules.goldClue().goldsKnown() ? "gold" : "");
        return told.isBlank() ? "nothing" : told.strip();
    }

    private Status status() {
        String word = parts.value("status", "playing");
        return switch (word) {
            case "playing" -> Status.PLAYING;
            case "won" -> Status.WON;
            case "lost" -> Status.LOST;
            default ->
                throw new IllegalArgumentException(
                        "the key status is '" + Lines.shown(word) + "': write playing, won or lost");
        };
    }

    private void checkAgree(View view, World world) {
        for (int cell = 0; cell < topology.size(); cell++) {
            String fault = Recast.fault(view, world, cell);
            if (!fault.isEmpty()) {
                throw new IllegalArgumentException("[view] " + topology.name(cell) + ": " + fault);
            }
        }
    }
}
