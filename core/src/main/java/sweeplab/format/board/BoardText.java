// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.board;

import sweeplab.format.document.Document;
import sweeplab.format.text.Brief;
import sweeplab.format.text.Source;
import sweeplab.format.text.TextFormat;

/** Our own text form, which holds every game on every topology: MINESWEEPER-BOARD v0.1 with more keys (see docs/formats.md). */
public final class BoardText implements TextFormat {

    static final String HEAD = "# MINESWEEPER-BOARD v0.1";

    @Override
    public String name() {
        return "board";
    }

    @Override
    public String about() {
        return "position or full board of any game on any topology, as text";
    }

    @Override
    public boolean looksLike(Source source) {
        return source.firstLine().startsWith("# MINESWEEPER-BOARD");
    }

    @Override
    public Document read(Source source) {
        return Brief.of(() -> new BoardReader(BoardSections.of(source)).document());
    }

    @Override
    public String text(Document document) {
        return new BoardWriter(document).text();
    }
}
