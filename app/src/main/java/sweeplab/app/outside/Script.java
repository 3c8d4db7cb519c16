// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.stream.Collectors;
import sweeplab.count.result.Analysis;
import sweeplab.rules.GoldClue;
import sweeplab.rules.Rules;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** What an agent outside is told, in the words of docs/protocol.md. Nothing here knows more than a view does. */
final class Script {

    static final int VERSION = 1;
    static final String NEIGHBOURS = "neighbours";
    static final String MASK = "mask";
    static final String ORACLE = "oracle";
    static final String RELATIONS = "relations";

    private static final MathContext DIGITS = new MathContext(12);

    private Script() {}

    static String hello(boolean oracle) {
        return "hello sweeplab " + VERSION + " " + NEIGHBOURS + " " + MASK + " " + RELATIONS
                + (oracle ? " " + ORACLE : "") + "\n";
    }

    static String game(View view, long seed) {
        Topology topology = view.topology();
        return "game rule=" + view.rules().id()
                + " board=" + topology.id().replaceFirst("(?<!graph):.*", "")
                + " columns=" + topology.columns()
                + " rows=" + topology.rows()
                + " cells=" + topology.size()
                + " dangers=" + told(view.dangers())
                + " golds=" + (view.rules().hasGold() ? told(view.golds()) : "0")
                + " lives=" + view.lives()
                + " starts=" + list(view.starts())
                + " blocked=" + list(blocked(view))
                + " seed=" + seed
                + "\n";
    }

    private static String told(int total) {
        return total == View.UNTOLD ? "?" : Integer.toString(total);
    }

    private static String list(int... cells) {
        return cells.length == 0
                ? "-"
                : Arrays.stream(cells).mapToObj(Integer::toString).collect(Collectors.joining(","));
    }

    private static int[] blocked(View view) {
        return java.util.stream.IntStream.range(0, view.topology().size())
                .filter(view::blocked)
                .toArray();
    }

    /** The neighbours of every cell: the i-th word after the first is the list of cell i. */
    static String neighbours(Topology topology) {
        StringBuilder text = new StringBuilder(NEIGHBOURS);
        for (int cell = 0; cell < topology.size(); cell++) {
            text.append(' ').append(list(topology.neighbours(cell)));
        }
        return text.append('\n').toString();
    }

    /** What was uncovered since so many cells were open. */
    static String news(View view, int from) {
        StringBuilder text = new StringBuilder();
        for (int i = from; i < view.opened(); i++) {
            text.append(opened(view, view.opened(i))).append('\n');
        }
        return text.toString();
    }

    private static String opened(View view, int cell) {
        if (view.found(cell)) {
            return "found " + cell + " " + (view.foundClue(cell) == Rules.SILENT ? "-" : "" + view.foundClue(cell));
        }
        if (view.exploded(cell)) {
            return "danger " + cell;
        }
        if (view.silent(cell)) {
            return "open " + cell + " - 0 " + view.topology().degree(cell);
        }
        String shown = view.gold(cell) ? "gold" : view.rules().word(view.clue(cell));
        String line = "open " + cell + " " + shown + " " + view.atLeast(cell) + " " + view.atMost(cell);
        return view.rules().goldClue() == GoldClue.NONE ? line : line + " " + view.goldClue(cell);
    }

    /** The flags that somebody else has put. */
    static String flags(View view) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; view.flaggedCells() > 0 && cell < view.topology().size(); cell++) {
            if (view.flagged(cell)) {
                text.append("flag ").append(cell).append('\n');
            }
        }
        return text.toString();
    }

    /** One sign a cell: 1 if it may be probed or flagged. */
    static String mask(View view) {
        StringBuilder text = new StringBuilder(MASK).append(' ');
        for (int cell = 0; cell < view.topology().size(); cell++) {
            text.append(view.covered(cell) && !view.flagged(cell) ? '1' : '0');
        }
        return text.append('\n').toString();
    }

    /** One word a cell: the chance of a danger, - if it is uncovered, ? if it is not known. */
    static String chances(View view, Analysis analysis) {
        StringBuilder text = new StringBuilder("chances");
        for (int cell = 0; cell < view.topology().size(); cell++) {
            text.append(' ').append(view.covered(cell) ? chance(analysis.danger(cell)) : "-");
        }
        return text.append('\n').toString();
    }

    private static String chance(double danger) {
        return Double.isNaN(danger)
                ? "?"
                : BigDecimal.valueOf(danger).round(DIGITS).stripTrailingZeros().toPlainString();
    }

    static String move(View view) {
        return "move lives=" + view.lives() + "\n";
    }

    static String over(View view) {
        return "over " + result(view.status()) + "\n";
    }

    private static String result(Status status) {
        return switch (status) {
            case WON -> "won";
            case LOST -> "lost";
            case PLAYING -> "stopped";
        };
    }
}
