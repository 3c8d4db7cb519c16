// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.util.Arrays;
import sweeplab.agent.Decision;
import sweeplab.agent.Move;
import sweeplab.view.View;

/** Reads what an agent outside answers, and accepts nothing but moves that are possible. */
final class AnswerReader {

    private final String line;
    private final String[] words;
    private final View view;

    private AnswerReader(String line, View view) {
        this.line = line;
        this.view = view;
        words = line.strip().split("\\s+");
    }

    static Decision read(String line, View view) throws Broken {
        return new AnswerReader(line, view).decision();
    }

    private Decision decision() throws Broken {
        return switch (words[0]) {
            case "probe" -> guess();
            case "safe" -> new Decision.Certain("said to be safe", cells());
            case "flag" ->
                new Decision.Certain(
                        "flagged", Arrays.stream(cells()).map(Move::flag).toArray());
            case "resign" -> new Decision.Resign("resigned");
            default -> throw illegal("is no answer: probe, safe, flag or resign");
        };
    }

    private Decision guess() throws Broken {
        if (words.length < 2 || words.length > 3) {
            throw illegal("must name one cell, and its risk if you like: probe CELL [RISK]");
        }
        return new Decision.Guess("guessed", cell(words[1]), words.length == 3 ? risk(words[2]) : Double.NaN);
    }

    // A risk of 0 would make it a certain move, which is said by the word safe.
    private double risk(String word) throws Broken {
        double risk = word.matches("\\d{0,9}(\\.\\d{1,30})?([eE]-?\\d{1,3})?") ? number(word) : -1;
        if (!(risk >= 0 && risk <= 1)) {
            throw illegal("has a risk that is no number from 0 to 1");
        }
        return risk == 0 ? Double.NaN : risk;
    }

    private static double number(String word) {
        try {
            return Double.parseDouble(word);
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    private int[] cells() throws Broken {
        if (words.length < 2) {
            throw illegal("names no cell");
        }
        int[] cells = new int[words.length - 1];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = cell(words[i + 1]);
        }
        return cells;
    }

    private int cell(String word) throws Broken {
        int size = view.topology().size();
        if (!word.matches("\\d{1,9}") || Integer.parseInt(word) >= size) {
            throw illegal("names '" + Printable.start(word) + "', which is no cell: cells are 0 to " + (size - 1));
        }
        int cell = Integer.parseInt(word);
        if (!view.covered(cell) || view.flagged(cell)) {
            throw illegal("names cell " + cell + ", which is " + state(cell));
        }
        return cell;
    }

    private String state(int cell) {
        return view.flagged(cell) ? "flagged already" : view.blocked(cell) ? "blocked" : "open already";
    }

    private Broken illegal(String why) {
        return new Broken(Fault.Kind.ILLEGAL, "'" + Printable.start(line) + "' " + why);
    }
}
