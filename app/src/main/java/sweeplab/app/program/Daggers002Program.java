package sweeplab.app.program;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import sweeplab.app.terminal.Terminal;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;

/** Report 002's programs Logic1 to Logic3 (D6): ask for a world and a seed, then one move for each Enter, redrawn in place. */
final class Daggers002Program {

    private static final String WHICH_WORLD = "Enter world to operate on [or 'exit' to exit the program]:";
    private static final String WHICH_SEED = "Enter agent random seed [leave blank for random seed]:";

    private final Terminal terminal;
    private final Prompt prompt;
    private final Library library;
    private final String logic;
    private final Rules rules;

    private Daggers002Program(Terminal terminal, Library library, String logic) {
        this.terminal = terminal;
        this.library = library;
        this.logic = logic;
        prompt = new Prompt(terminal);
        rules = RuleBook.get(logic.equals("Logic3") ? "daggers-m" : "daggers");
    }

    static void run(Terminal terminal, ProgramOptions options, String logic) {
        new Daggers002Program(terminal, options.library(), logic).loop();
    }

    private void loop() {
        terminal.line("");
        Optional<String> answer = prompt.ask(WHICH_WORLD);
        while (answer.isPresent() && !answer.get().equalsIgnoreCase("exit")) {
            String name = answer.get();
            if (library.has(rules, name)) {
                play(library.spelling(rules, name));
            } else {
                terminal.line(
                        "There is no world '" + name + "': the worlds are " + String.join(", ", library.names(rules)));
            }
            answer = prompt.ask(WHICH_WORLD);
        }
    }

    private void play(String world) {
        Optional<String> answer = prompt.ask(WHICH_SEED);
        if (answer.isEmpty()) {
            return;
        }
        long seed = seed(answer.get());
        Daggers002Game game = new Daggers002Game(
                terminal,
                GameId.ofWorld(rules, world).setup(library),
                "daggers-002-" + logic.toLowerCase(Locale.ROOT),
                seed);
        game.move();
        while (!game.over()) {
            Optional<String> key = prompt.line();
            if (key.isEmpty() || key.get().equals("Q")) {
                return;
            }
            game.erase();
            game.move();
        }
    }

    private long seed(String word) {
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException e) {
            long drawn = ThreadLocalRandom.current().nextLong(1_000_000_000L);
            terminal.line("Random seed: " + drawn);
            return drawn;
        }
    }
}
