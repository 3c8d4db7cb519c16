// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.BoardPainter;
import sweeplab.app.terminal.Notation;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.app.watch.Why;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.play.Score;
import sweeplab.trace.Step;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** One game of an agent, told to a person or as JSON. */
record PlayReport(Setup setup, String agent, long seed, View view, List<Step> steps) {

    String heading() {
        return agent + " plays " + setup.id() + ", seed " + seed;
    }

    void showStep(Terminal terminal, BoardPainter painter) {
        Step step = steps.get(steps.size() - 1);
        terminal.line("");
        terminal.line(steps.size() + ". " + Why.sentence(view, step));
        painter.paint(view).forEach(terminal::line);
        terminal.flush();
    }

    void showEnd(Terminal terminal, BoardPainter painter, Score score, Optional<String> cutShort) {
        terminal.line("");
        painter.paint(view).forEach(terminal::line);
        terminal.line("");
        terminal.line(sentence(
                score, cutShort.isPresent() ? "given up" : score.result().word()));
        cutShort.ifPresent(why -> terminal.line("The game was not played to its end: " + why
                + "; a longer --time-limit, or 0 for none, lets " + agent + " play on."));
    }

    private String sentence(Score score, String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1) + " after "
                + Words.count(score.probes(), "probe")
                + " (" + Words.count(score.guesses(), "guess") + ") and " + Words.count(score.flags(), "flag")
                + (setup.rules().hasGold()
                        ? "; " + (score.lives() == 1 ? "1 life" : score.lives() + " lives") + ", " + score.gold()
                                + " gold"
                        : "")
                + "; " + Words.count(score.left(), "cell") + " left; seed " + seed + ".";
    }

    String json(Score score, Optional<String> cutShort) {
        GameId id = setup.id();
        Map<String, @Nullable Object> json = Json.object(
                "game", id.rules().id(),
                "world", id.world().orElse(boardText(id)),
                "agent", agent,
                "seed", seed,
                "result", score.result().word(),
                "probes", score.probes(),
                "guesses", score.guesses() < 0 ? null : score.guesses(),
                "flags", score.flags(),
                "lives", score.lives(),
                "gold", score.gold(),
                "left", score.left(),
                "moves", moves(),
                "view", Notation.of(id.rules()).rows(view));
        cutShort.ifPresent(why -> json.put("givenUp", "the rest of the game: " + why));
        return Json.text(json);
    }

    private static String boardText(GameId id) {
        String text = id.toString();
        String prefix = id.rules().id() + " ";
        return text.startsWith(prefix) ? text.substring(prefix.length()) : text;
    }

    private List<Map<String, @Nullable Object>> moves() {
        Topology topology = view.topology();
        List<Map<String, @Nullable Object>> moves = new ArrayList<>();
        for (Step step : steps) {
            moves.add(Json.object(
                    "n", moves.size() + 1,
                    "kind", step.kind().word(),
                    "row", topology.row(step.cell()),
                    "col", topology.column(step.cell()),
                    "by", step.by(),
                    "risk", step.risk()));
        }
        return moves;
    }
}
