// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.util.HashMap;
import java.util.Map;
import sweeplab.format.document.Replay;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** Reads EVF, versions 0 to 4. */
final class EvfReader {

    static final int NEWEST = 4;

    private static final int CHECKSUM = 32;
    private static final int NO_CHECKSUM = 255;
    private static final int PAUSE = 255;
    private static final int WIN = 82;
    private static final long STAMPS_DIFFER = 100;

    private final Map<Integer, Topology> shapes;
    private final ByteReader in;
    private final int version;
    private int summary;
    private int columns;
    private int rows;
    private int mines;
    private int cellSize;
    private int mode;
    private int bbbv;
    private long millis;

    EvfReader(byte[] bytes) {
        this(bytes, new HashMap<>());
    }

    /** Games of a set share the boards' shapes: such a one takes more memory than the mines on it. */
    EvfReader(byte[] bytes, Map<Integer, Topology> shapes) {
        this.shapes = shapes;
        in = new ByteReader(bytes);
        version = in.u8();
        if (version > NEWEST) {
            throw in.fault("EVF version " + version + " is not read, only 0 to " + NEWEST);
        }
    }

    /** Everything before the events; the board must have as many mines as it says. */
    Recording head() {
        summary = in.u8();
        if (version >= 3) {
            in.u8();
        }
        numbers();
        Topology topology = shapes.computeIfAbsent(columns << 8 | rows, size -> Recording.squares(columns, rows));
        MineBits.check(in, mines, topology);
        Texts texts = version == 4 ? texts4() : texts();
        CellSet board = MineBits.bits(in, topology);
        if (board.size() != mines) {
            throw in.fault("the board has " + board.size() + " mines, " + mines + " are said before");
        }
        Recording recording = new Recording(topology, board, cellSize, false);
        claims(recording.claims());
        stamps(recording.claims(), number(texts.start), number(texts.end));
        recording.note("Mode", mode == 0 ? "" : Integer.toString(mode));
        texts.note(recording);
        return recording;
    }

    private void numbers() {
        rows = in.u8();
        columns = in.u8();
        mines = in.u16();
        cellSize = in.u8();
        if (cellSize == 0) {
            throw in.fault("cells of 0 pixels");
        }
        mode = in.u16();
        bbbv = in.u16();
        millis = version == 4 ? in.u32() : in.u24();
    }

    private record Texts(
            String program, String player, String race, String unique, String start, String end, String country) {

        void note(Recording recording) {
            recording.note("Program", program);
            recording.note("Player", player);
            recording.note("Race", race);
            recording.note("Identifier", unique);
            recording.note("Timestamp", number(start));
            recording.note("End", number(end));
            recording.note("Country", country.matches("[A-Z]{2}") && !country.equals("XX") ? country : "");
        }
    }

    // Microseconds since 1970; 0 if it is not known.
    private static String number(String text) {
        return text.matches("[1-9]\\d{0,17}") ? text : "";
    }

    private Texts texts() {
        String program = guessed();
        String player = guessed();
        String race = guessed();
        String unique = guessed();
        String start = guessed();
        String end = guessed();
        String country = guessed();
        if (version >= 2) {
            in.until(0);
        }
        return new Texts(program, player, race, unique, start, end, country);
    }

    private String guessed() {
        return ByteReader.guessed(in.until(0));
    }

    private Texts texts4() {
        String country = ByteReader.guessed(in.take(2));
        String start = Long.toUnsignedString(in.s64());
        String end = Long.toUnsignedString(in.s64());
        String program = in.strict(in.until(0));
        if ((summary & 0x08) != 0) {
            in.until(0);
            in.until(0);
        }
        String player = in.strict(in.until(0));
        String race = in.strict(in.until(0));
        String unique = in.strict(in.until(0));
        in.take(in.u16());
        return new Texts(program, player, race, unique, start, end, country);
    }

    private boolean won() {
        return (summary & 0x80) != 0;
    }

    private void claims(Claims claims) {
        claims.bbbv(bbbv);
        claims.won(won());
        if (won()) {
            claims.time(millis, 1);
        }
        // Lost games are called fair by Metasweeper itself, whatever its document says.
        boolean official = (summary & 0x40) != 0;
        if (official && !won()) {
            claims.differs("the file says that the game is official, but not won");
        }
        if (official && mode != 0) {
            claims.differs(
                    "the file says that the game is official, but of mode " + mode + " and not the standard one");
        }
    }

    // When the first cell was opened and when the game was won.
    private void stamps(Claims claims, String start, String end) {
        if (won() && !start.isEmpty() && !end.isEmpty()) {
            long apart = (Long.parseLong(end) - Long.parseLong(start)) / 1000;
            if (Math.abs(apart - millis) > STAMPS_DIFFER) {
                claims.differs("the file says " + RawVfWriter.seconds(millis) + " s, its start and its end are "
                        + RawVfWriter.seconds(apart) + " s apart");
            }
        }
    }

    Replay read() {
        Recording recording = head();
        if (version == 4) {
            events4(recording);
            in.take(in.u16());
        } else {
            events(recording);
        }
        if (in.left() > 0) {
            throw in.fault(in.left() + " bytes too many: the file should end here");
        }
        // Version 0 does not say it, version 1 with the bit that means fair later.
        recording.noFlags(version > 0 && (summary & (version == 1 ? 0x20 : 0x10)) != 0);
        return recording.replay();
    }

    private void events(Recording recording) {
        int last = version < 3 ? 9 : 12;
        long before = 0;
        for (int code = in.u8(); code != 0 && code != NO_CHECKSUM; code = in.u8()) {
            if (code > last) {
                throw in.fault("event " + code + " is none of EVF version " + version + ", which has 1 to " + last);
            }
            long time = in.u24();
            if (time < before) {
                throw in.fault("the time goes back from " + before + " to " + time + " ms");
            }
            before = time;
            int x = in.u16();
            recording.add(MouseEvent.Kind.NUMBERED.get(code - 1), time, x, in.u16());
        }
        if (in.left() > 0) {
            in.take(CHECKSUM);
        }
    }

    private void events4(Recording recording) {
        int keys = in.u16();
        for (int i = 0; i < keys; i++) {
            in.until(0);
        }
        long time = 0;
        int x = 0;
        int y = 0;
        for (int code = in.u8(); code != 0; code = in.u8()) {
            time += code == PAUSE ? in.u16() : in.u8();
            if (code <= MouseEvent.Kind.NUMBERED.size()) {
                x = (short) (x + in.s16());
                y = (short) (y + in.s16());
                recording.add(MouseEvent.Kind.NUMBERED.get(code - 1), time, x, y);
            } else {
                skip(code, recording.claims());
            }
        }
    }

    // Ends of games have no more than their time; changes of the board follow from the clicks; figures are not kept.
    private void skip(int code, Claims claims) {
        if ((code == WIN) != won() && code >= 81 && code < WIN + 2) {
            claims.differs("the head says that the game was " + (won() ? "won" : "not won") + ", its end that it was "
                    + (code == WIN ? "won" : "not won"));
        }
        if (code >= 100 && code < 200) {
            in.take(2);
        } else if (code == 200) {
            in.take(10);
        } else if (code == 201) {
            in.take(2);
            in.until(0);
        } else if (code < 81 || code > 99 && code != PAUSE) {
            throw in.fault("event " + code + " is none of EVF version 4");
        }
    }
}
