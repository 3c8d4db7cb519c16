// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.nio.charset.StandardCharsets;
import sweeplab.format.document.Replay;
import sweeplab.format.text.Format;
import sweeplab.format.text.Source;

/** RMV, the replays of Viennasweeper, versions 1 and 2. */
public final class Rmv implements Format {

    @Override
    public String name() {
        return "rmv";
    }

    @Override
    public String about() {
        return "replay of Viennasweeper, versions 1 and 2";
    }

    @Override
    public boolean writes() {
        return false;
    }

    @Override
    public boolean looksLike(Source source) {
        return !source.isText()
                && new String(source.bytes(), 0, Math.min(4, source.bytes().length), StandardCharsets.ISO_8859_1)
                        .equals("*rmv");
    }

    @Override
    public Replay read(Source source) {
        return new RmvReader(source.bytes()).read();
    }
}
