// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import sweeplab.format.document.Replay;
import sweeplab.format.text.Format;
import sweeplab.format.text.Source;

/** MVF, the replays of Minesweeper Clone: 0.97, 2006 and 2007, and those before, which have no head. */
public final class Mvf implements Format {

    @Override
    public String name() {
        return "mvf";
    }

    @Override
    public String about() {
        return "replay of Minesweeper Clone";
    }

    @Override
    public boolean writes() {
        return false;
    }

    @Override
    public boolean looksLike(Source source) {
        return !source.isText() && MvfReader.looksLike(source.bytes());
    }

    @Override
    public Replay read(Source source) {
        return new MvfReader(source.bytes()).read();
    }
}
