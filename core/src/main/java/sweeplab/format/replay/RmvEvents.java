// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

/** Reads the events of RMV. */
final class RmvEvents {

    private static final int LEFT_BORDER = 12;
    private static final int TOP_BORDER = 56;
    private static final int MOUSE = 5;
    private static final int SHORT_MOVE = 28;
    private static final int OPEN_0 = 18;

    private final ByteReader in;
    private final Recording recording;
    private final int version;
    private boolean begun;
    private long millis;
    private int x;
    private int y;

    RmvEvents(ByteReader in, Recording recording, int version) {
        this.in = in;
        this.recording = recording;
        this.version = version;
    }

    void read(long size) {
        int from = in.at();
        int code = in.u8();
        while (code < 15 || code > 17) {
            event(code);
            code = in.u8();
        }
        recording.claims().won(code == 16);
        recording.claims().time(in.u24(), 1);
        // Programs write the end like an event of the mouse: with buttons and a place after the time.
        if (in.at() - from + MOUSE == size) {
            in.take(MOUSE);
        }
        if (in.at() - from != size) {
            recording.claims().differs("the events should have " + size + " bytes, they have " + (in.at() - from));
        }
    }

    private void event(int code) {
        if (code == 0 && version == 1) {
            in.u32();
        } else if (code >= 1 && code <= 7) {
            mouse(code);
        } else if (code == SHORT_MOVE && version == 2 && begun) {
            shortMove();
        } else if (code >= 9 && code <= 14 || code >= OPEN_0 && code <= 27) {
            board(code, in.u8(), in.u8());
        } else {
            throw in.fault("event " + code + " is none of RMV version " + version);
        }
    }

    // The button that began the game went down before the file begins.
    private void mouse(int code) {
        millis = in.u24();
        in.u8();
        x = version == 1 ? in.u16() - LEFT_BORDER : in.s16();
        y = version == 1 ? in.u16() - TOP_BORDER : in.s16();
        if (!begun) {
            recording.addMoved(MouseEvent.Kind.LEFT_DOWN, millis, x, y);
            begun = true;
        }
        recording.addMoved(MouseEvent.Kind.NUMBERED.get(code - 1), millis, x, y);
    }

    private void shortMove() {
        millis += in.u8();
        int move = in.s8();
        x += move >> 4;
        y += (byte) (move << 4) >> 4;
        recording.addMoved(MouseEvent.Kind.MOVE, millis, x, y);
    }

    private void board(int code, int column, int row) {
        if (!recording.topology().contains(row, column)) {
            throw in.fault("column " + column + ", row " + row + " is off the board");
        }
        int cell = recording.topology().cell(row, column);
        int number = recording.board().world().dangersAround(cell);
        boolean shows = code >= OPEN_0 && code < OPEN_0 + 9;
        if (shows && (recording.board().world().danger(cell) || number != code - OPEN_0)) {
            recording
                    .claims()
                    .differs("the file shows a " + (code - OPEN_0) + " at "
                            + recording.topology().name(cell) + ", the board has "
                            + (recording.board().world().danger(cell) ? "a mine" : "a " + number));
        }
    }
}
