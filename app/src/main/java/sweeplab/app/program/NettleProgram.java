// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.program;

import java.util.List;
import java.util.Map;
import sweeplab.agent.RandomProbing;
import sweeplab.agent.Recipe;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Notation;
import sweeplab.app.terminal.Terminal;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.infer.EasyEquations;
import sweeplab.infer.Inference;
import sweeplab.infer.SinglePoint;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.sat.SatEngines;
import sweeplab.trace.Step;
import sweeplab.view.View;

/** Report 000's programs Logic1 to Logic3 (N6): every strategy that is tried, every move, and the board before and after. */
final class NettleProgram {

    private static final Rules NETTLE = RuleBook.get("nettle");
    private static final Notation NOTATION = new Notation("#", "F", "N");
    private static final Map<String, String> TITLES = Map.of("SPS", "SPS", "EES", "ESS", "SAT", "DLS", "random", "RGS");

    private final Terminal terminal;
    private final SinglePoint singlePoint = new SinglePoint();
    private final Recipe agent;
    private final Game game;
    private final Referee referee;
    private String chapter = "";
    private String board;
    private int seen;
    private int decisions;

    private NettleProgram(Terminal terminal, String logic, Setup setup, long seed) {
        this.terminal = terminal;
        agent = new Recipe(new RandomProbing(seed), inferences(logic));
        game = setup.newGame();
        referee = new Referee(game, agent, this::tell);
        board = boardText();
    }

    private Inference[] inferences(String logic) {
        return switch (logic) {
            case "Logic1" -> new Inference[] {singlePoint};
            case "Logic2" -> new Inference[] {singlePoint, new EasyEquations()};
            default -> new Inference[] {singlePoint, SatEngines.davisLogemann()};
        };
    }

    static void run(Terminal terminal, ProgramOptions options, String logic) {
        List<String> words = options.words();
        if (words.isEmpty() || words.size() > 2) {
            throw Failure.badInput("write java -jar " + logic + ".jar DIFFICULTY NUMBER, for instance java -jar "
                    + logic + ".jar easy 1");
        }
        GameId id = GameId.ofWorld(NETTLE, options.library().spelling(NETTLE, String.join("", words)));
        terminal.line("seed: " + options.seed());
        NettleProgram program = new NettleProgram(terminal, logic, id.setup(options.library()), options.seed());
        program.play();
        program.summary(String.join(" ", words));
    }

    private void play() {
        terminal.line(board);
        boolean more = true;
        while (more) {
            decisions += referee.spent() ? 1 : 0;
            more = referee.step();
        }
        terminal.line(board);
    }

    // The board is printed whenever another pass or another strategy begins.
    private void tell(Step step) {
        String now = step.by() + " " + (step.by().equals("SPS") ? singlePoint.passes() : decisions);
        if (!now.equals(chapter)) {
            if (!chapter.isEmpty()) {
                terminal.line(board);
            }
            chapter = now;
            headings(step.by());
        }
        if (step.kind() == Step.Kind.FLAG) {
            terminal.line("mark " + place(step.cell()));
        } else {
            Cascade.of(game.view(), step.cell(), seen).forEach(cell -> terminal.line("reveal " + place(cell)));
        }
        seen = game.view().opened();
        board = boardText();
    }

    private void headings(String by) {
        if (by.equals("start")) {
            return;
        }
        for (String tried : agent.tries()) {
            terminal.line("solving with " + TITLES.get(tried));
            if (tried.equals(by)) {
                return;
            }
        }
        terminal.line("solving with " + TITLES.get(by));
    }

    private String place(int cell) {
        return game.view().topology().row(cell) + " " + game.view().topology().column(cell);
    }

    private String boardText() {
        View view = game.view();
        StringBuilder text = new StringBuilder("-----\n");
        NOTATION.rows(view).forEach(row -> text.append(row.replace(" ", "  ")).append('\n'));
        return text.append("-----").toString();
    }

    private void summary(String world) {
        terminal.line("Summary");
        terminal.line(board);
        terminal.line("nettle world: " + world);
        terminal.line("random guess: " + referee.score().guesses());
        terminal.line(referee.score().result() == Result.WON ? "game won" : "game lost");
    }
}
