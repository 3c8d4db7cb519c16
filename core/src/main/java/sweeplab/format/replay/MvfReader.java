// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import sweeplab.format.document.Replay;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** Reads MVF of Minesweeper Clone 0.97, 2006 and 2007; {@link OldMvf} reads those before. */
final class MvfReader {

    private static final int YEAR = 27;
    private static final int HEAD_97 = 74;
    private static final int HEAD_2007 = 71;
    private static final int VERSION = 53;

    // The clock has hundredths and began when the button went down.
    private static final int CLOCK = 20;

    private final ByteReader in;

    MvfReader(byte[] bytes) {
        in = new ByteReader(bytes);
    }

    static boolean looksLike(byte[] bytes) {
        return bytes.length > HEAD_97 && (bytes[0] == 0x11 && bytes[1] == 0x4D || OldMvf.looksLike(bytes));
    }

    Replay read() {
        if (in.peek(0) != 0x11 || in.peek(1) != 0x4D) {
            return new OldMvf(in).read();
        }
        in.at(YEAR);
        int year = in.u8();
        if (year != '5' && year != '6' && year != '7' && year != '8') {
            throw in.fault("this version of Minesweeper Clone is not known");
        }
        return year == '5' || year == '8' ? read97() : read2007();
    }

    private Replay read97() {
        in.at(HEAD_97);
        String date = date();
        int level = in.u8();
        int mode = in.u8();
        long millis = 1000L * in.u16() + 10L * in.u8();
        int bbbv = in.u16();
        int solved = in.u16();
        int left = in.u16();
        int chords = in.u16();
        int right = in.u16();
        Recording recording = board(in.u8() != 0);
        recording.claims().bbbv(bbbv);
        recording.claims().won(bbbv == solved);
        recording.claims().time(millis, CLOCK);
        recording.claims().clicks(left, chords);
        recording.note("Clicks", left + " left, " + right + " right, " + chords + " chord");
        return finish(recording, "Minesweeper Clone 0.97 beta", date, level, mode, new MvfBits(5, in.u16()));
    }

    private Replay read2007() {
        in.at(VERSION);
        String program = "Minesweeper Clone " + ByteReader.guessed(in.take(in.u8()));
        in.at(HEAD_2007);
        String date = date();
        int level = in.u8();
        int mode = in.u8();
        long millis = in.u24();
        Recording recording = board(in.u8() != 0);
        recording.claims().time(millis, CLOCK);
        return finish(recording, program, date, level, mode, new MvfBits(6, in.u16()));
    }

    private String date() {
        int month = in.u8();
        int day = in.u8();
        int year = in.u16();
        int hour = in.u8();
        int minute = in.u8();
        return year + "-" + two(month) + "-" + two(day) + " " + two(hour) + ":" + two(minute) + ":" + two(in.u8());
    }

    private static String two(int number) {
        return number < 10 ? "0" + number : Integer.toString(number);
    }

    private Recording board(boolean questionMarks) {
        Topology topology = Recording.squares(in.u8(), in.u8());
        int mines = in.u16();
        MineBits.check(in, mines, topology);
        CellSet board = MineBits.columnsAndRows(in, topology, mines, 1);
        Recording recording = new Recording(topology, board, 16, questionMarks);
        recording.note("Player", ByteReader.guessed(in.take(in.u8())));
        return recording;
    }

    private Replay finish(Recording recording, String program, String date, int level, int mode, MvfBits bits) {
        recording.note("Program", program);
        recording.note("Timestamp", date);
        recording.note("Mode", mode == 1 ? "" : Integer.toString(mode));
        if (level >= 1 && level <= 3) {
            recording.claims().level(level == 1 ? "Beginner" : level == 2 ? "Intermediate" : "Expert");
        }
        int events = in.u24();
        MvfButtons buttons = new MvfButtons(recording);
        for (int i = 0; i < events; i++) {
            bits.event(in.take(bits.size()), buttons);
        }
        return recording.replay();
    }
}
