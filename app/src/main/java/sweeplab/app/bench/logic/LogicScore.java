// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench.logic;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sweeplab.app.json.Json;

/** Answers added up: claims that were certain and those that were not, certain cells that were passed over, and what the moves gave away. */
final class LogicScore {

    private int positions;
    private int sound;
    private int unsound;
    private int missed;
    private int moves;
    private int judged;
    private double lost;
    private double risked;

    /** The scores of all answers by kind of reasoning, and of all together under "all". */
    static Map<String, LogicScore> of(List<LogicItem> items, Map<String, LogicAnswer> answers) {
        Map<String, LogicScore> scores = new LinkedHashMap<>();
        for (LogicItem item : items) {
            LogicAnswer answer = answers.get(item.id());
            scores.computeIfAbsent(item.kind(), any -> new LogicScore()).add(item, answer);
        }
        LogicScore all = new LogicScore();
        items.forEach(item -> all.add(item, answers.get(item.id())));
        scores.put("all", all);
        return scores;
    }

    private void add(LogicItem item, @Nullable LogicAnswer answer) {
        positions++;
        int right = answer == null ? 0 : right(item.safe(), answer.safe()) + right(item.mines(), answer.mines());
        sound += right;
        unsound += answer == null ? 0 : answer.safe().size() + answer.mines().size() - right;
        missed += item.safe().size() + item.mines().size() - right;
        GridCell move = answer == null ? null : answer.move().orElse(null);
        moves += move == null ? 0 : 1;
        double risk = move == null ? 1 : item.risk().getOrDefault(move, 1.0);
        risked += risk - item.leastRisk();
        Double best = item.best();
        if (best != null) {
            judged++;
            lost += best - (move == null ? 0 : item.win().getOrDefault(move, 0.0));
        }
    }

    private static int right(List<GridCell> certain, Iterable<GridCell> claimed) {
        int right = 0;
        for (GridCell spot : claimed) {
            right += certain.contains(spot) ? 1 : 0;
        }
        return right;
    }

    /** Names and numbers; shares are means over positions. */
    Map<String, @Nullable Object> shape() {
        return Json.object(
                "positions",
                positions,
                "sound",
                sound,
                "unsound",
                unsound,
                "missed",
                missed,
                "moves",
                moves,
                "needlessRisk",
                rounded(risked / positions),
                "winLost",
                judged == 0 ? null : rounded(lost / judged));
    }

    private static double rounded(double value) {
        return Math.round(value * 1e6) / 1e6;
    }
}
