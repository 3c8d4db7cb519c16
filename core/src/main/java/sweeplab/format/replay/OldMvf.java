// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import sweeplab.format.document.Replay;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** Reads MVF of Minesweeper Clone before 0.97: the board, events of eight bytes, the time, a name, and digits that check it. */
final class OldMvf {

    private static final int NAME = 100;

    private final ByteReader in;

    OldMvf(ByteReader in) {
        this.in = in;
    }

    static boolean looksLike(byte[] bytes) {
        String size = bytes[0] + "x" + bytes[1] + "/" + ((bytes[2] & 0xff) << 8 | bytes[3] & 0xff);
        return size.equals("8x8/10") || size.equals("16x16/40") || size.equals("30x16/99");
    }

    Replay read() {
        in.at(0);
        Topology topology = Recording.squares(in.u8(), in.u8());
        int mines = in.u16();
        MineBits.check(in, mines, topology);
        CellSet board = MineBits.columnsAndRows(in, topology, mines, 0);
        Recording recording = new Recording(topology, board, 16, in.u8() != 0);
        in.u8();
        int events = in.at();
        int end = end(recording);
        in.at(end);
        long millis = 1000L * in.u16() + 10L * in.u8();
        recording.note("Program", "Minesweeper Clone");
        in.at(events);
        events(recording, end, millis);
        return recording.replay();
    }

    // The time stands before the name and what checks the file: 22 bytes with 0 at both ends, or 10 digits; the oldest
    // have no name.
    private int end(Recording recording) {
        int size = in.size();
        if (size < NAME + 30) {
            throw in.fault("the file is too short for events, a name and a checksum");
        }
        if (!digit(size - 1) && !digit(size - 22)) {
            name(recording, size - 22 - NAME);
            return size - 25 - NAME;
        }
        if (blank(size - 13) && blank(size - 12) && blank(size - 11)) {
            name(recording, size - 10 - NAME);
            return size - 13 - NAME;
        }
        return size - 13;
    }

    private int byteAt(int place) {
        in.at(place);
        return in.u8();
    }

    private boolean digit(int place) {
        return byteAt(place) >= '0' && byteAt(place) <= '9';
    }

    private boolean blank(int place) {
        return byteAt(place) == ' ';
    }

    private void name(Recording recording, int place) {
        in.at(place);
        recording.note("Player", ByteReader.guessed(in.take(NAME)));
    }

    private void events(Recording recording, int end, long last) {
        MvfButtons buttons = new MvfButtons(recording);
        long before = 0;
        int x = 0;
        int y = 0;
        while (in.at() + 8 <= end) {
            long millis = 1000L * in.u8() + 10L * in.u8();
            int down = in.u8();
            if (millis < before || millis > last) {
                break;
            }
            x = in.u16();
            y = in.u16();
            in.u8();
            buttons.take(millis, x, y, (down & 1) != 0, (down & 2) != 0, (down & 4) != 0);
            before = millis;
        }
        buttons.take(before, x, y, false, false, false);
    }
}
