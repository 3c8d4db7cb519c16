package sweeplab.web;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import sweeplab.infer.Clauses;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** What the clues beside covered cells say, as a student writes it: cases (DNF), clauses (CNF), or clauses for a solver (DIMACS). */
final class PageKnowledge {

    private static final int MOST_LINES = 2_000;

    private final View view;
    private final List<Clue> clues = new ArrayList<>();
    private final TreeMap<Integer, Integer> variables = new TreeMap<>();

    /** What one clue says of the covered cells around it. */
    private record Clue(int source, int[] cells, int atLeast, int atMost) {}

    PageKnowledge(View view) {
        this.view = view;
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.hasClue(cell)) {
                Clue clue = clue(cell);
                if (clue.cells().length > 0) {
                    clues.add(clue);
                }
            }
        }
        for (Clue clue : clues) {
            for (int cell : clue.cells()) {
                variables.put(cell, 0);
            }
        }
        int number = 0;
        for (var entry : variables.entrySet()) {
            entry.setValue(++number);
        }
    }

    private Clue clue(int source) {
        int[] around = view.topology().neighbours(source);
        int exploded = (int) Arrays.stream(around).filter(view::exploded).count();
        int[] covered = Arrays.stream(around).filter(view::covered).toArray();
        return new Clue(source, covered, view.atLeast(source) - exploded, view.atMost(source) - exploded);
    }

    String text(String form) {
        List<String> lines = switch (form) {
            case "dnf" -> dnf();
            case "cnf" -> cnf();
            default -> dimacs();
        };
        boolean cut = lines.size() > MOST_LINES;
        return String.join("\n", cut ? lines.subList(0, MOST_LINES) : lines) + (cut ? "\n…" : "");
    }

    private String name(int cell) {
        Topology topology = view.topology();
        String letter = view.rules().danger().substring(0, 1).toUpperCase(java.util.Locale.ROOT);
        boolean small = topology.rows() <= 10 && topology.columns() <= 10;
        return letter + topology.row(cell) + (small ? "" : ",") + topology.column(cell);
    }

    private List<String> dnf() {
        List<String> lines = new ArrayList<>();
        for (Clue clue : clues) {
            List<String> cases = new ArrayList<>();
            int[] cells = clue.cells();
            for (int set = 0; set < 1 << cells.length; set++) {
                int count = Integer.bitCount(set);
                if (count >= clue.atLeast() && count <= clue.atMost()) {
                    cases.add(oneCase(cells, set));
                }
            }
            lines.add(shown(clue) + String.join(" ∨ ", cases));
        }
        return lines;
    }

    private String oneCase(int[] cells, int set) {
        List<String> literals = new ArrayList<>();
        for (int i = 0; i < cells.length; i++) {
            literals.add(((set >> i) & 1) == 1 ? name(cells[i]) : "¬" + name(cells[i]));
        }
        return joined(" ∧ ", literals);
    }

    private static String joined(String by, List<String> parts) {
        String text = String.join(by, parts);
        return parts.size() > 1 ? "(" + text + ")" : text;
    }

    private String shown(Clue clue) {
        int cell = clue.source();
        return view.topology().name(cell) + " = " + (view.gold(cell) ? "g" : view.clue(cell)) + ":  ";
    }

    private List<String> cnf() {
        List<String> lines = new ArrayList<>();
        for (Clue clue : clues) {
            List<String> clauses = new ArrayList<>();
            int[] cells = clue.cells();
            encode(clue, literals -> {
                List<String> clause = new ArrayList<>();
                for (int literal : literals) {
                    clause.add((literal < 0 ? "¬" : "") + name(cells[Math.abs(literal) - 1]));
                }
                clauses.add(joined(" ∨ ", clause));
            });
            lines.add(shown(clue) + String.join(" ∧ ", clauses));
        }
        return lines;
    }

    private List<String> dimacs() {
        List<String> lines = new ArrayList<>();
        for (Clue clue : clues) {
            int[] cells = clue.cells();
            encode(clue, literals -> {
                StringBuilder line = new StringBuilder();
                for (int literal : literals) {
                    int variable = variables.getOrDefault(cells[Math.abs(literal) - 1], 0);
                    line.append(literal < 0 ? -variable : variable).append(' ');
                }
                lines.add(line.append('0').toString());
            });
        }
        List<String> head = new ArrayList<>();
        variables.forEach((cell, variable) -> head.add("c " + variable + " = " + name(cell)));
        head.add("p cnf " + variables.size() + " " + lines.size());
        head.addAll(lines);
        return head;
    }

    /** Told each clause; literal 3 is the third cell, -3 that it is clear. */
    private interface Writer {
        void clause(int... literals);
    }

    private static void encode(Clue clue, Writer writer) {
        int[] places = new int[clue.cells().length];
        Arrays.setAll(places, i -> i + 1);
        new DirectClauses().encode(places, clue.atLeast(), clue.atMost(), new Clauses() {
            @Override
            public int newVariable() {
                throw new IllegalStateException("these clauses need no further variables");
            }

            @Override
            public void addClause(int... literals) {
                writer.clause(literals);
            }
        });
    }
}
