// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import sweeplab.agent.Recipe;
import sweeplab.agent.Roster;
import sweeplab.app.terminal.Notation;
import sweeplab.app.terminal.Terminal;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.rules.GoldClue;
import sweeplab.sat.SatAgents;
import sweeplab.trace.Step;
import sweeplab.trace.Trace;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** One game of report 002's program: the words for a move, column before row, and the board with its lines. */
final class Daggers002Game {

    private static final String DICTATED = "dictated";
    private static final Notation NOTATION = new Notation("C", "M", "D");
    private static final Map<String, String> TITLES = Map.of(
            "SPS", "Single Point Strategy:",
            "SAT", "Satisfiability Test Strategy:",
            "gold SPS", "Single Point Strategy for gold.",
            "gold ATS", "Gold ATS:",
            "random", "Random Probing Strategy:");

    private final Terminal terminal;
    private final Setup setup;
    private final Supplier<Recipe> maker;
    private final List<List<Step>> moves = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();
    private final List<String> printed = new ArrayList<>();
    private Game game;
    private View view;
    private Recipe agent;
    private Referee referee;
    private int seen;
    private boolean stuck;

    Daggers002Game(Terminal terminal, Setup setup, String agentName, long seed) {
        this.terminal = terminal;
        this.setup = setup;
        Roster roster = SatAgents.addTo(Roster.core());
        maker = () -> (Recipe) roster.get(agentName).maker().apply(seed);
        game = setup.newGame();
        view = game.view();
        agent = maker.get();
        referee = new Referee(game, agent, steps::add);
    }

    boolean over() {
        return game.over() || stuck;
    }

    /** Takes the last move's lines off the screen, and the line on which Enter was pressed. */
    void erase() {
        List<String> shown = new ArrayList<>(printed);
        shown.add("");
        new InPlace(terminal).erase(shown);
    }

    /** Lets the agent make one move and tells of it. */
    void move() {
        steps.clear();
        printed.clear();
        SingleClue clue = SingleClue.first(view);
        do {
            stuck = !referee.step();
        } while (!stuck && !over() && !referee.spent());
        if (!stuck) {
            moves.add(List.copyOf(steps));
            titles(steps.get(0).by());
            tell(clue);
        }
        show();
    }

    /** Makes the move of the person in the agent's place, who thinks on from there. */
    void dictate(Step.Kind kind, int cell) {
        Step step = new Step(kind, cell, DICTATED, Double.NaN);
        Trace.apply(step, game);
        steps.clear();
        steps.add(step);
        moves.add(List.of(step));
        printed.clear();
        printed.add("Your move:");
        tellCells(false);
        think();
        show();
    }

    /** Takes the last move back; the agent then makes the same one again, even if it was a random one (D10). */
    void undo() {
        printed.clear();
        if (moves.size() == 1) {
            printed.add("There is no move to take back but the first, which is always the same.");
        } else {
            moves.remove(moves.size() - 1);
            List<Step> all = moves.stream().flatMap(List::stream).toList();
            game = new Trace(setup.id(), DICTATED, 0, all).replay(setup);
            view = game.view();
            seen = view.opened();
            think();
            printed.add("Taken back:");
        }
        show();
    }

    /** Shows the board again below a line that explains something. */
    void say(String words) {
        printed.clear();
        printed.add(words);
        show();
    }

    private void think() {
        stuck = false;
        agent = maker.get();
        referee = new Referee(game, agent, steps::add);
    }

    private void show() {
        board();
        if (over()) {
            printed.add(view.status() == Status.WON ? "Agent won!" : "Agent died!");
            printed.add("Random probes: " + randomProbes());
        }
        printed.forEach(terminal::line);
    }

    private long randomProbes() {
        return moves.stream()
                .flatMap(List::stream)
                .filter(step -> step.guess() && !step.by().equals(DICTATED))
                .count();
    }

    Topology topology() {
        return view.topology();
    }

    private void titles(String by) {
        if (by.equals("start")) {
            return;
        }
        for (String tried : agent.tries()) {
            printed.add(TITLES.get(tried));
            if (tried.equals(by)) {
                return;
            }
            printed.add("Failed! Resorting to:");
        }
        printed.add(TITLES.get(by));
    }

    private void tell(SingleClue clue) {
        Step first = steps.get(0);
        boolean flags = first.kind() == Step.Kind.FLAG;
        if (first.by().equals("SPS")) {
            printed.add(place(clue.cell()) + ", " + clue.shown(view)
                    + (flags
                            ? " All covered neighbours are daggers. Marking neighbours:"
                            : " All daggers are found. Probing neighbours:"));
        } else if (first.by().equals("gold SPS")) {
            printed.add("Found gold");
        } else if (first.by().equals("SAT")) {
            printed.add(flags ? "Marking" : "Probing");
        }
        tellCells(flags);
    }

    private void tellCells(boolean flagsFirst) {
        for (Step step : steps) {
            if (step.kind() == Step.Kind.FLAG) {
                printed.add(place(step.cell()) + " marked");
            } else if (flagsFirst) {
                printed.add("Probing");
            }
        }
        for (; seen < view.opened(); seen++) {
            printed.add(found(view.opened(seen)));
        }
    }

    private String found(int cell) {
        if (view.gold(cell)) {
            return place(cell) + " contained gold. +1 Life";
        }
        return place(cell) + (view.exploded(cell) ? " contained dagger. -1 Life" : " clue: " + view.clue(cell));
    }

    private String place(int cell) {
        return view.topology().column(cell) + " " + view.topology().row(cell);
    }

    private void board() {
        printed.add("-----");
        for (int row = 0; row < view.topology().rows(); row++) {
            StringBuilder line = new StringBuilder("|");
            for (int column = 0; column < view.topology().columns(); column++) {
                line.append(box(view.topology().cell(row, column))).append('|');
            }
            printed.add(line.toString());
            printed.add("-----");
        }
    }

    // The boards with gold clues are wider, to make room for the letter m.
    private String box(int cell) {
        String symbol = NOTATION.symbol(view, cell).replace('g', 'G');
        boolean wide = view.rules().goldClue() != GoldClue.NONE;
        return wide ? " " + symbol + (symbol.length() < 2 ? " " : "") : symbol;
    }
}
