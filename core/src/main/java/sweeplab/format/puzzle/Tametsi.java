// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.puzzle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sweeplab.base.Excerpt;
import sweeplab.format.document.FullBoard;
import sweeplab.format.text.Brief;
import sweeplab.format.text.Format;
import sweeplab.format.text.Source;
import sweeplab.relation.Origin;
import sweeplab.relation.Relation;
import sweeplab.relation.Sum;
import sweeplab.rules.Outlines;
import sweeplab.rules.TametsiLevel;
import sweeplab.world.CellSet;
import sweeplab.world.Graph;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Puzzles of Tametsi, as XML (V7): read only. */
public final class Tametsi implements Format {

    private static final int MOST_NODES = 10_000;
    private static final int MOST_CORNERS = 200;
    private static final String NUMBER = "-?\\d{1,6}(\\.\\d{1,20})?";

    @Override
    public String name() {
        return "tametsi";
    }

    @Override
    public String about() {
        return "puzzle of Tametsi, as XML";
    }

    @Override
    public List<String> suffixes() {
        return List.of("puz");
    }

    @Override
    public boolean looksLike(Source source) {
        return source.isText()
                && (source.firstLine().startsWith("<PUZZLE")
                        || source.firstLine().startsWith("<?xml")
                        || source.firstLine().startsWith("<!DOCTYPE"));
    }

    @Override
    public boolean writes() {
        return false;
    }

    @Override
    public FullBoard read(Source source) {
        return Brief.of(() -> new Puzzle(XmlElement.parse(source.text())).board());
    }

    /** A puzzle that is being read. */
    private static final class Puzzle {

        private final XmlElement root;
        private final List<XmlElement> nodes;
        private final Map<Integer, Integer> cells = new LinkedHashMap<>();

        Puzzle(XmlElement root) {
            this.root = root;
            XmlElement graph =
                    root.child("GRAPH").orElseThrow(() -> new IllegalArgumentException("<PUZZLE> has no <GRAPH>"));
            nodes = graph.children("NODE");
            if (nodes.isEmpty() || nodes.size() > MOST_NODES) {
                throw new IllegalArgumentException(
                        nodes.size() + " nodes: at least 1 and at most " + MOST_NODES + " are read");
            }
            for (XmlElement node : nodes) {
                String where = "<NODE> " + (cells.size() + 1);
                int[] id = numbers(node.textOf("ID"), where + ": <ID>");
                if (id.length != 1 || cells.put(id[0], cells.size()) != null) {
                    throw new IllegalArgumentException(where + " has the <ID> '" + Excerpt.of(node.textOf("ID"))
                            + "': one number, different for each, is right");
                }
            }
        }

        FullBoard board() {
            Topology topology = Topology.of(Graph.parse("tametsi", graphText()));
            CellSet mines = where("HAS_MINE");
            World world = World.ofDangers(topology, mines);
            List<Relation> told = new ArrayList<>();
            tell("HINT_LIST", "HINT", "the colour", world, told);
            tell("COLUMN_HINT_LIST", "COLUMN_HINT", "the list", world, told);
            TametsiLevel rules = new TametsiLevel(
                    List.copyOf(told),
                    where("SECRET"),
                    new Outlines(nodes.stream().map(Puzzle::outline).toList(), notes(world)),
                    where("REVEALED").toArray());
            return new FullBoard(rules, world, 1, Optional.empty());
        }

        private String called(int cell) {
            return "the node " + nodes.get(cell).textOf("ID").strip();
        }

        private String graphText() {
            StringBuilder text = new StringBuilder();
            boolean placed = nodes.stream().allMatch(node -> place(node).length == 2);
            for (int cell = 0; cell < nodes.size(); cell++) {
                text.append("cell n").append(cell);
                if (placed) {
                    String[] place = place(nodes.get(cell));
                    text.append(' ').append(place[0]).append(' ').append(place[1]);
                }
                text.append('\n');
            }
            for (int cell = 0; cell < nodes.size(); cell++) {
                StringBuilder joined = new StringBuilder();
                for (int other : cells(nodes.get(cell).textOf("EDGES"), called(cell) + ": <EDGES>")) {
                    joined.append(other == cell ? "" : " n" + other);
                }
                text.append(joined.isEmpty() ? "" : "join n" + cell + joined + "\n");
            }
            return text.toString();
        }

        private static String[] place(XmlElement node) {
            return place(node.textOf("POS"));
        }

        private static String[] place(String text) {
            String[] words = text.split("[,;\\s]+");
            boolean numbers = words.length == 2 && Arrays.stream(words).allMatch(word -> word.matches(NUMBER));
            return numbers ? words : new String[0];
        }

        // A shape that is not clear is none: the cell is a disc then.
        private static double[] outline(XmlElement node) {
            String[] words = node.child("POLY")
                    .map(poly -> poly.textOf("POINTS"))
                    .orElse("")
                    .strip()
                    .split("[,;\\s]+");
            boolean clear = words.length >= 6
                    && words.length <= MOST_CORNERS
                    && words.length % 2 == 0
                    && Arrays.stream(words).allMatch(word -> word.matches(NUMBER));
            return clear ? Arrays.stream(words).mapToDouble(Double::parseDouble).toArray() : new double[0];
        }

        private CellSet where(String flag) {
            CellSet set = new CellSet(nodes.size());
            for (int cell = 0; cell < nodes.size(); cell++) {
                String word = nodes.get(cell).textOf(flag);
                if (word.equalsIgnoreCase("true")) {
                    set.add(cell);
                } else if (!word.isEmpty() && !word.equalsIgnoreCase("false")) {
                    throw new IllegalArgumentException(
                            called(cell) + ": <" + flag + "> is '" + Excerpt.of(word) + "': true or false is right");
                }
            }
            return set;
        }

        private void tell(String list, String hint, String words, World world, List<Relation> told) {
            List<XmlElement> hints =
                    root.child(list).map(all -> all.children(hint)).orElse(List.of());
            for (int i = 0; i < hints.size(); i++) {
                int[] scope = Arrays.stream(cells(hints.get(i).textOf("IDS"), "<" + hint + "> " + (i + 1) + ": <IDS>"))
                        .distinct()
                        .toArray();
                int count = (int) Arrays.stream(scope).filter(world::danger).count();
                Origin origin = Origin.rule(words + " " + (i + 1) + ", " + count + " of " + scope.length);
                told.add(Sum.count(origin, scope, count, count));
            }
        }

        // The numbers of lists of cells stand where the puzzle says.
        private List<Outlines.Note> notes(World world) {
            List<Outlines.Note> notes = new ArrayList<>();
            List<XmlElement> hints = root.child("COLUMN_HINT_LIST")
                    .map(all -> all.children("COLUMN_HINT"))
                    .orElse(List.of());
            for (XmlElement hint : hints) {
                String[] place = place(hint.textOf("TEXT_LOCATION"));
                long count = Arrays.stream(cells(hint.textOf("IDS"), "<COLUMN_HINT>: <IDS>"))
                        .distinct()
                        .filter(world::danger)
                        .count();
                if (place.length == 2) {
                    notes.add(new Outlines.Note(
                            Double.parseDouble(place[0]), Double.parseDouble(place[1]), Long.toString(count)));
                }
            }
            return List.copyOf(notes);
        }

        private int[] cells(String text, String where) {
            return Arrays.stream(numbers(text, where))
                    .map(id -> {
                        Integer cell = cells.get(id);
                        if (cell == null) {
                            throw new IllegalArgumentException(
                                    where + " names the node " + id + ", which is not there");
                        }
                        return cell;
                    })
                    .toArray();
        }

        private static int[] numbers(String text, String where) {
            if (!text.matches("[\\s,;0-9-]*")) {
                throw new IllegalArgumentException(where + " is '" + Excerpt.of(text) + "': numbers are right");
            }
            return Arrays.stream(text.split("[,;\\s]+"))
                    .filter(word -> word.matches("-?\\d{1,9}"))
                    .mapToInt(Integer::parseInt)
                    .toArray();
        }
    }
}
