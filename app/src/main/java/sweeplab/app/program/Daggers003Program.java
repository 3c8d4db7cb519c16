// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.program;

import java.util.List;
import java.util.Optional;
import sweeplab.agent.Agent;
import sweeplab.agent.Roster;
import sweeplab.app.library.Levels;
import sweeplab.app.terminal.Notation;
import sweeplab.app.terminal.Terminal;
import sweeplab.base.Dice;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.sat.SatAgents;
import sweeplab.trace.Step;
import sweeplab.view.View;

/** Report 003's programs Logic1 and Logic2 (D11): menus, a world drawn by difficulty, and every step told with 1-based places. */
final class Daggers003Program {

    static final Rules DAGGERS = RuleBook.get("daggers");
    static final Notation NOTATION = new Notation("u", "m", "d");
    private static final String[] LEVELS = {"EASY", "MEDIUM", "HARD"};

    private final Terminal terminal;
    private final Game game;
    private final Referee referee;
    private int seen;
    private int step;
    private boolean solving;

    private Daggers003Program(Terminal terminal, Game game, Agent agent) {
        this.terminal = terminal;
        this.game = game;
        referee = new Referee(game, agent, this::tell);
    }

    /** Logic1: the user chooses between random probing and single point. */
    static void withChosenStrategy(Terminal terminal, ProgramOptions options) {
        Prompt prompt = new Prompt(terminal);
        boolean again = true;
        for (int round = 0; again; round++) {
            Optional<Integer> strategy =
                    prompt.number("Choose the strategy: 1. Random Probing, 2. Single Point Strategy", 2);
            again = strategy.isPresent()
                    && round(terminal, options, round, "daggers-003-logic1-" + (strategy.get() == 1 ? "rps" : "sps"))
                    && again(prompt);
        }
    }

    /** Logic2: single point, then satisfiability. */
    static void withSatisfiability(Terminal terminal, ProgramOptions options) {
        boolean again = true;
        for (int round = 0; again; round++) {
            again = round(terminal, options, round, "daggers-003-logic2") && again(new Prompt(terminal));
        }
    }

    private static boolean round(Terminal terminal, ProgramOptions options, int round, String agentName) {
        Optional<Setup> setup = choose(terminal, options, round);
        if (setup.isEmpty()) {
            return false;
        }
        Agent agent = SatAgents.addTo(Roster.core()).get(agentName).maker().apply(options.seed());
        new Daggers003Program(terminal, setup.get().newGame(), agent).play();
        return true;
    }

    /** Asks for the difficulty and draws a world of it. */
    static Optional<Setup> choose(Terminal terminal, ProgramOptions options, int round) {
        return worlds(terminal, options.worldsOf(DAGGERS)).map(worlds -> {
            String world = worlds.get(new Dice(Dice.seed(options.seed(), round)).nextInt(worlds.size()));
            terminal.line("World: " + world + ", seed: " + options.seed());
            terminal.line("");
            return GameId.ofWorld(DAGGERS, world).setup(options.library());
        });
    }

    // A folder of one's own may lack a level: then another is asked for.
    private static Optional<List<String>> worlds(Terminal terminal, Library library) {
        String question = "Choose the difficulty: 1. Easy, 2. Medium, 3. Hard";
        Optional<Integer> level = new Prompt(terminal).number(question, LEVELS.length);
        Optional<List<String>> worlds = level.map(chosen -> Levels.worlds(library, DAGGERS, LEVELS[chosen - 1]));
        while (worlds.isPresent() && worlds.get().isEmpty()) {
            String none = "There is no " + LEVELS[level.orElseThrow() - 1] + " world here: the worlds are "
                    + String.join(", ", library.names(DAGGERS)) + ".";
            terminal.line(none);
            level = new Prompt(terminal).number(question, LEVELS.length);
            worlds = level.map(chosen -> Levels.worlds(library, DAGGERS, LEVELS[chosen - 1]));
        }
        return worlds;
    }

    static boolean again(Prompt prompt) {
        Optional<String> answer = prompt.ask("Do you want to play again? (y/n)");
        while (answer.isPresent() && !answer.get().matches("(?i)y|yes|n|no")) {
            answer = prompt.ask("'" + answer.get() + "' is not possible: enter y or n.");
        }
        return answer.isPresent() && answer.get().matches("(?i)y|yes");
    }

    private void play() {
        while (referee.step()) {
            if (referee.spent()) {
                board(terminal, game.view());
            }
        }
        terminal.line(referee.score().result() == Result.WON ? "Agent won the game." : "Agent lost the game.");
        terminal.line("Random probes: " + referee.score().guesses());
        terminal.line("");
    }

    static void board(Terminal terminal, View view) {
        NOTATION.rows(view).forEach(terminal::line);
        terminal.line("");
    }

    private void tell(Step move) {
        announce(move);
        if (move.kind() == Step.Kind.FLAG) {
            terminal.line("Step " + step++ + ":");
            terminal.line("Marking the presence of dagger in " + place(game.view(), move.cell()) + ".");
            terminal.line("");
        }
        for (; seen < game.view().opened(); seen++) {
            terminal.line("Step " + step++ + ":");
            reveal(terminal, game.view(), seen);
            lives(game.view(), seen);
            terminal.line("");
        }
    }

    private void announce(Step move) {
        boolean solver = move.by().equals("SAT");
        if (solving && !solver) {
            terminal.line("SAT Solver ends");
            terminal.line("");
            terminal.line("SPS Starts");
            terminal.line("");
        }
        solving = solver;
        if (solver) {
            terminal.line("Using SAT Solver to unlock " + place(game.view(), move.cell()) + ".");
            terminal.line("");
        } else if (move.guess()) {
            terminal.line("Using Random Probing on " + place(game.view(), move.cell()));
            terminal.line("");
        }
    }

    /** Tells what the i-th uncovered cell held. */
    static void reveal(Terminal terminal, View view, int i) {
        int cell = view.opened(i);
        terminal.line("Reveal " + place(view, cell) + " -> " + NOTATION.symbol(view, cell));
    }

    private void lives(View view, int i) {
        int cell = view.opened(i);
        if (view.gold(cell) || view.exploded(cell)) {
            terminal.line((view.gold(cell) ? "Goldmine in " : "Dagger in ") + place(view, cell) + ", new life count: "
                    + livesAfter(view, i) + ".");
        }
    }

    private static int livesAfter(View view, int i) {
        int lives = view.lives();
        for (int later = view.opened() - 1; later > i; later--) {
            int cell = view.opened(later);
            lives += view.exploded(cell) ? 1 : view.gold(cell) ? -1 : 0;
        }
        return lives;
    }

    static String place(View view, int cell) {
        return "(" + (view.topology().row(cell) + 1) + "," + (view.topology().column(cell) + 1) + ")";
    }
}
