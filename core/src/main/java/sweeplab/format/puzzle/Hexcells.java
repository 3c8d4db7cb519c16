// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.puzzle;

import java.util.Arrays;
import java.util.List;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Recast;
import sweeplab.format.text.Brief;
import sweeplab.format.text.Source;
import sweeplab.format.text.TextFormat;
import sweeplab.relation.Relation;
import sweeplab.rules.HexLevel;

/** Levels of Hexcells, as text (V6). */
public final class Hexcells implements TextFormat {

    private static final String HEAD = "Hexcells level v1";

    @Override
    public String name() {
        return "hexcells";
    }

    @Override
    public String about() {
        return "level of Hexcells, as text";
    }

    @Override
    public boolean looksLike(Source source) {
        return source.firstLine().startsWith("Hexcells level");
    }

    @Override
    public FullBoard read(Source source) {
        return Brief.of(() -> HexcellsLevel.read(source.lines()));
    }

    @Override
    public String text(Document document) {
        FullBoard board = Recast.board(document);
        if (!(board.rules() instanceof HexLevel level)) {
            throw new IllegalArgumentException("the format hexcells holds levels of Hexcells, not "
                    + board.rules().id());
        }
        char[][] lineClues = new char[HexcellsLevel.SIDE][HexcellsLevel.SIDE];
        Arrays.stream(lineClues).forEach(row -> Arrays.fill(row, '.'));
        for (Relation line : level.lines()) {
            // "the line | {3} at (4,5)": the words are ours, and say where it stands.
            List<String> words = List.of(line.origin().words().split(" "));
            String[] place = words.get(words.size() - 1).replaceAll("[()]", "").split(",");
            lineClues[Integer.parseInt(place[0])][Integer.parseInt(place[1])] =
                    words.get(2).charAt(0);
        }
        return HEAD + "\n" + String.join("\n", level.caption()) + "\n"
                + HexcellsLevel.rows(level, board.world(), lineClues);
    }
}
