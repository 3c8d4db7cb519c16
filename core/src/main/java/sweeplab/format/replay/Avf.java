// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import sweeplab.format.document.Replay;
import sweeplab.format.text.Format;
import sweeplab.format.text.Source;

/** AVF, the replays of Minesweeper Arbiter. */
public final class Avf implements Format {

    @Override
    public String name() {
        return "avf";
    }

    @Override
    public String about() {
        return "replay of Minesweeper Arbiter";
    }

    @Override
    public boolean writes() {
        return false;
    }

    @Override
    public boolean looksLike(Source source) {
        return ByteReader.begins(source, bytes -> {
            new AvfReader(bytes).head();
            return true;
        });
    }

    @Override
    public Replay read(Source source) {
        return new AvfReader(source.bytes()).read();
    }
}
