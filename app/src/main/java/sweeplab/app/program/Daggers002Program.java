// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.program;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sweeplab.app.terminal.Terminal;
import sweeplab.base.Excerpt;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.trace.Step;

/** Report 002's programs Logic1 to Logic3 (D6): ask for a world and a seed, then one move for each Enter, redrawn in place. */
final class Daggers002Program {

    private static final String WHICH_WORLD = "Enter world to operate on [or 'exit' to exit the program]:";
    private static final String WHICH_SEED = "Enter agent random seed [leave blank for random seed]:";

    private static final String KEYS = "Keys: Enter next move, U undo, COLUMN ROW your move (M marks), Q leave";
    private static final Pattern PLACE = Pattern.compile("([mM]?)\\s*(\\d{1,4})[\\s,]+(\\d{1,4})");
    private static final int WIDTH = 79;

    private final Terminal terminal;
    private final Prompt prompt;
    private final Library library;
    private final String logic;
    private final Rules rules;

    private Daggers002Program(Terminal terminal, ProgramOptions options, String logic) {
        this.terminal = terminal;
        this.logic = logic;
        prompt = new Prompt(terminal);
        rules = RuleBook.get(logic.equals("Logic3") ? "daggers-m" : "daggers");
        library = options.worldsOf(rules);
    }

    static void run(Terminal terminal, ProgramOptions options, String logic) {
        new Daggers002Program(terminal, options, logic).loop();
    }

    private void loop() {
        terminal.line("");
        String above = "";
        Optional<String> answer = prompt.ask(WHICH_WORLD);
        while (answer.isPresent() && !answer.get().equalsIgnoreCase("exit")) {
            String name = answer.get();
            if (library.has(rules, name)) {
                play(library.spelling(rules, name));
                terminal.line("");
                above = "";
            } else {
                // The report: the answer, the question and the line above it make room, so that the next answer is
                // typed where this one was.
                new InPlace(terminal).erase(List.of(above, WHICH_WORLD, name));
                above = shortened("There is no world '" + Excerpt.of(name) + "': " + known());
                terminal.line(above);
            }
            answer = prompt.ask(WHICH_WORLD);
        }
    }

    private static String shortened(String words) {
        return words.length() > WIDTH ? words.substring(0, WIDTH - 1) + "…" : words;
    }

    // EASY1 to EASY10 are EASY1-10, so that all the names are one line.
    private String known() {
        Map<String, List<String>> numbers = new LinkedHashMap<>();
        for (String name : library.names(rules)) {
            String series = name.replaceFirst("\\d+$", "");
            numbers.computeIfAbsent(series, any -> new ArrayList<>()).add(name.substring(series.length()));
        }
        return numbers.entrySet().stream()
                .map(series -> series.getKey() + range(series.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String range(List<String> numbers) {
        String last = numbers.get(numbers.size() - 1);
        return numbers.get(0) + (numbers.size() > 1 ? "-" + last : "");
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
        terminal.line(KEYS);
        game.move();
        while (!game.over()) {
            Optional<String> key = prompt.line();
            if (key.isEmpty() || key.get().equalsIgnoreCase("Q")) {
                return;
            }
            game.erase();
            obey(game, key.get());
        }
    }

    private static void obey(Daggers002Game game, String words) {
        Matcher place = PLACE.matcher(words);
        if (words.isEmpty()) {
            game.move();
        } else if (words.equalsIgnoreCase("U")) {
            game.undo();
        } else if (place.matches()) {
            dictate(game, place);
        } else {
            game.say("'" + Excerpt.of(words) + "' is none of the keys: Enter, U, COLUMN ROW, M COLUMN ROW, Q");
        }
    }

    // Column before row, as the report shows its cells.
    private static void dictate(Daggers002Game game, Matcher place) {
        try {
            int cell = game.topology().cell(Integer.parseInt(place.group(3)), Integer.parseInt(place.group(2)));
            game.dictate(place.group(1).isEmpty() ? Step.Kind.PROBE : Step.Kind.FLAG, cell);
        } catch (IllegalArgumentException e) {
            game.say(place.group(2) + " " + place.group(3) + " is not possible: choose a covered cell of the board");
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
