// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import sweeplab.format.document.Document;
import sweeplab.format.document.Replay;
import sweeplab.format.text.Format;
import sweeplab.format.text.HexText;
import sweeplab.format.text.Source;

/** EVF, the replays of Metasweeper and the form that ranking players use today: read in versions 0 to 4, also as hexadecimal text; written in version 4. */
public final class Evf implements Format {

    @Override
    public String name() {
        return "evf";
    }

    @Override
    public String about() {
        return "replay of Metasweeper, versions 0 to 4, as bytes or hexadecimal text";
    }

    // There is no mark at the beginning: a board with as many mines as the head says is what tells it.
    @Override
    public boolean looksLike(Source source) {
        return ByteReader.begins(HexText.like(source) ? Source.of(HexText.bytes(source)) : source, Evf::head);
    }

    /** True if these bytes have the head of such a replay; it may be refused as well. */
    static boolean head(byte[] bytes) {
        return bytes.length > 16
                && bytes[0] >= 0
                && bytes[0] <= EvfReader.NEWEST
                && new EvfReader(bytes).head() != null;
    }

    @Override
    public Replay read(Source source) {
        return new EvfReader(HexText.bytes(source)).read();
    }

    @Override
    public byte[] write(Document document) {
        return new EvfWriter(document).bytes();
    }
}
