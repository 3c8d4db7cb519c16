// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sweeplab.agent.Roster;
import sweeplab.app.Main;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Terminal;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.format.Formats;
import sweeplab.format.document.SeenPosition;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.Status;
import sweeplab.web.PageAdvice;
import sweeplab.world.Topologies;

/** The command line, the server and the page say the same of a position: best move, risk, safest cell and proof. */
@SuppressWarnings("NullAway") // a member that is missing fails the test, as it should
final class SameAdviceTest {

    private static final List<String> LETTERS =
            List.of("Q", "C", "T", "O", "D", "S", "B", "M", "L", "W", "N", "X", "P", "E", "K", "LM");
    // Time enough for all of them, however slow the machine: what is cut short need not be the same.
    private static final String SECONDS = "600";
    private static final Limits PATIENT =
            new Limits(600_000, 64 << 10, 600_000, 4 << 10, 10_000, 50, 100_000, 600_000, 600_000, 400, 5_000);
    private static final int POSITIONS = Integer.getInteger("sweeplab.advice.positions", 500);

    @Test
    @DisplayName("Every front gives the same advice, in every game and topology")
    void everyFrontSaysTheSame() throws Exception {
        List<String> kinds = kinds();
        int arguments = 0;
        try (Served server = new Served(PATIENT)) {
            for (int i = 0; i < POSITIONS; i++) {
                String id = kinds.get(i % kinds.size()) + " #" + (1 + i);
                String position = position(id, i);
                Map<?, ?> typed = object(sweep("analyse", position, "--json", "--time-limit", SECONDS));
                Map<?, ?> served = object(server.analyse(position).body());
                for (String key : List.of("consistent", "safe", "mines", "safest", "solved", "clash")) {
                    assertThat(served.get(key)).as(id + " " + key).isEqualTo(typed.get(key));
                }
                assertThat(best(served)).as(id).isEqualTo(best(typed));
                PageAdvice page = PageAdvice.of(position);
                assertThat(page.best()).as(id).isEqualTo(best(typed));
                arguments += sameProof(id, position, typed, page) ? 1 : 0;
            }
        }
        assertThat(arguments).as("arguments about letters").isGreaterThan(POSITIONS / 40);
    }

    // True if it is an argument about letters.
    private static boolean sameProof(String id, String position, Map<?, ?> typed, PageAdvice page) {
        if (typed.get("best") instanceof Map<?, ?> best && best.get("risk").equals(0.0)) {
            String cell = whole(best.get("row")) + "," + whole(best.get("col"));
            Map<?, ?> explained = object(sweep("explain", position, "--cell", cell, "--json", "--time-limit", SECONDS));
            if (id.startsWith("[")) {
                return sameArgument(id, explained, page.words());
            }
            assertThat(explained.get("checked")).as(id).isEqualTo(true);
            assertThat(page.words()).as(id).isEqualTo(stripped((List<?>) explained.get("words")));
        }
        return false;
    }

    // Where letters speak of the whole board, to show why may take too many cases or too long. What nothing is supposed
    // for, the page says more shortly.
    private static boolean sameArgument(String id, Map<?, ?> explained, List<String> shown) {
        if (shown.isEmpty() || !explained.containsKey("words")) {
            return false;
        }
        assertThat(explained.get("checked")).as(id).isEqualTo(true);
        List<String> words = stripped((List<?>) explained.get("words"));
        boolean supposed = words.get(0).startsWith("Suppose");
        assertThat(shown)
                .as(id)
                .isEqualTo(
                        supposed
                                ? words
                                : words.subList(0, words.size() - 1).stream()
                                        .map(line -> line.replace("Then ", ""))
                                        .toList());
        return true;
    }

    private static List<Object> best(Map<?, ?> typed) {
        return typed.get("best") instanceof Map<?, ?> best
                ? List.of(best.get("row"), best.get("col"), best.get("risk"), best.get("why"))
                : List.of();
    }

    private static int whole(Object number) {
        return ((Double) number).intValue();
    }

    private static List<String> stripped(List<?> words) {
        return words.stream().map(line -> line.toString().strip()).toList();
    }

    /** Every game on every topology that it can be played on, and every letter that rules are written with. */
    private static List<String> kinds() {
        List<String> kinds = new ArrayList<>();
        for (Rules rules : RuleBook.all()) {
            for (String family : Topologies.families()) {
                // The server counts within a sixteenth of the memory, and gold needs much of it.
                kinds.add(rules.id() + " " + family + (rules.hasGold() ? ":6x4/4+2g" : ":6x6/7"));
            }
        }
        kinds.add("classic graph:football/5");
        for (String letter : LETTERS) {
            // Small, for the chance to win is played out, and twice.
            kinds.add("[" + letter + "] 5x5/10");
        }
        return kinds;
    }

    // Some moves of an agent that guesses only where it must, and as many fewer as keep it alive.
    private static String position(String id, int number) {
        int moves = new Dice(number).nextInt(12);
        Game game = played(id, moves);
        while (game.view().status() == Status.LOST) {
            moves--;
            game = played(id, moves);
        }
        return new String(new Formats().named("board").write(new SeenPosition(game.view())), StandardCharsets.UTF_8);
    }

    private static Game played(String id, int moves) {
        Game game = GameId.parse(id).setup(new Catalogue()).newGame();
        Referee referee = new Referee(game, Roster.core().get("exact").maker().apply(1), step -> {});
        for (int i = 0; i < moves && !game.over() && referee.step(); i++) {
            // every step is a move made
        }
        return game;
    }

    private static String sweep(String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Terminal terminal = new Terminal(
                new PrintWriter(out), new PrintWriter(err), new BufferedReader(new StringReader("")), false, false);
        Main.run(terminal, words);
        assertThat(err.toString()).isEmpty();
        return out.toString();
    }

    private static Map<?, ?> object(String json) {
        Object value = plain(Json.read(json));
        assertThat(value).as(json).isInstanceOf(Map.class);
        return (Map<?, ?>) value;
    }

    // One writes 0 and another 0.0.
    private static @Nullable Object plain(@Nullable Object value) {
        if (value instanceof Number number) {
            return number.doubleValue();
        }
        if (value instanceof List<?> list) {
            return list.stream().map(SameAdviceTest::plain).toList();
        }
        if (value instanceof Map<?, ?> map) {
            Map<String, @Nullable Object> plain = new TreeMap<>();
            map.forEach((name, each) -> plain.put(name.toString(), plain(each)));
            return plain;
        }
        return value;
    }
}
