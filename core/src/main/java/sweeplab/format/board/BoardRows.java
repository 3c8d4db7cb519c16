// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.board;

import sweeplab.base.Noun;
import sweeplab.format.text.Lines;
import sweeplab.world.Topology;

/** The rows of one section of a {@code .board} text: a character a cell, or words with spaces between them. */
final class BoardRows {

    /** Takes one cell's word; what it throws gets the line and the column. */
    interface Cell {
        void put(int cell, String word);
    }

    private final Lines lines;
    private final int columns;

    private BoardRows(Lines lines, int columns) {
        this.lines = lines;
        this.columns = columns;
    }

    static void read(Lines lines, BoardSections.Section section, Topology topology, Cell cell) {
        BoardRows rows = new BoardRows(lines, topology.columns());
        int row = 0;
        for (int i = section.from(); i < section.to(); i++) {
            if (lines.blank(i) || rows.isComment(i)) {
                continue;
            }
            if (row == topology.rows()) {
                throw Lines.fault(i, "a row too much: the board has " + topology.rows());
            }
            rows.put(i, row++ * topology.columns(), cell);
        }
        if (row < topology.rows()) {
            throw Lines.fault(section.to() - 1, "the section ends after " + row + " rows of " + topology.rows());
        }
    }

    // A wrong flag is a # as well: a line is a comment only if it cannot be a row.
    private boolean isComment(int line) {
        String text = lines.get(line).strip();
        return text.startsWith("#") && words(text).length != columns;
    }

    private String[] words(String line) {
        if (columns == 1) {
            return new String[] {line};
        }
        return line.indexOf(' ') >= 0 || line.indexOf('\t') >= 0 ? line.split("\\s+") : letters(line);
    }

    // Not split(""): what that gives in a browser is not what it gives in Java.
    private static String[] letters(String line) {
        String[] letters = new String[line.length()];
        for (int i = 0; i < letters.length; i++) {
            letters[i] = line.substring(i, i + 1);
        }
        return letters;
    }

    private void put(int line, int first, Cell cell) {
        String[] words = words(lines.get(line).strip());
        if (words.length != columns) {
            throw Lines.fault(line, Noun.counted(words.length, "cell") + ", expected " + columns);
        }
        for (int column = 0; column < columns; column++) {
            try {
                cell.put(first + column, words[column]);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(
                        "line " + (line + 1) + ", column " + column + ": " + e.getMessage(), e);
            }
        }
    }
}
