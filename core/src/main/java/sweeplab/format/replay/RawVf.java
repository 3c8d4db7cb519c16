// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sweeplab.base.Noun;
import sweeplab.base.Numbers;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Minefield;
import sweeplab.format.document.Replay;
import sweeplab.format.text.Lines;
import sweeplab.format.text.SizeLimits;
import sweeplab.format.text.Source;
import sweeplab.format.text.TextFormat;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** RAWVF, the plain-text replay of the ranking programs: {@code Key: value} lines, {@code Board:}, {@code Events:}. */
public final class RawVf implements TextFormat {

    /** Keys that are worked out anew when a replay is written. */
    static final List<String> DERIVED = List.of(
            "RawVF_Version",
            "Level",
            "Width",
            "Height",
            "Mines",
            "Marks",
            "SuperClick",
            "SquareSize",
            "Status",
            "Time",
            "BBBV",
            "BBBVS");

    private static final String EVENTS = "Events:";
    private static final int MOST_NOTES = 200;

    // Some programs count hundredths, and begin to count when the button goes down.
    private static final int TIME_PRECISION = 20;

    @Override
    public String name() {
        return "rawvf";
    }

    @Override
    public String about() {
        return "replay of the ranking programs, as text";
    }

    @Override
    public boolean looksLike(Source source) {
        if (!source.isText()) {
            return false;
        }
        String text = "\n" + source.text();
        return text.contains("\nRawVF_Version:") || text.contains("\nBoard:") && text.contains("\nEvents:");
    }

    @Override
    public Replay read(Source source) {
        Lines lines = source.lines();
        Map<String, String> keys = new LinkedHashMap<>();
        int board = readKeys(lines, keys);
        int events = events(lines, board + 1);
        FullBoard full = board(lines, board + 1, events, keys);
        int squareSize = keys.containsKey("SquareSize") ? number(keys, "SquareSize") : RawVfEvents.SQUARE;
        Replay.Mouse mouse = new Replay.Mouse(on(keys, "Marks"), on(keys, "SuperClick"));
        Recording recording = new Recording(full, squareSize, mouse);
        claims(recording.claims(), keys);
        DERIVED.forEach(keys::remove);
        keys.forEach(recording::note);
        boolean named = lines.get(events).strip().equals(EVENTS);
        new RawVfEvents(lines, recording).read(named ? events + 1 : events);
        return recording.replay();
    }

    private static void claims(Claims claims, Map<String, String> keys) {
        String bbbv = keys.getOrDefault("BBBV", "");
        if (Numbers.is(bbbv)) {
            claims.bbbv(Integer.parseInt(bbbv));
        }
        String level = keys.getOrDefault("Level", "");
        if (Claims.LEVELS.contains(level)) {
            claims.level(level);
        }
        String status = keys.getOrDefault("Status", "");
        if (status.equalsIgnoreCase("won") || status.equalsIgnoreCase("lost")) {
            claims.won(status.equalsIgnoreCase("won"));
        }
        String time = keys.getOrDefault("Time", "");
        if (RawVfEvents.isTime(time)) {
            claims.time(RawVfEvents.millis(time), TIME_PRECISION);
        }
    }

    private static int readKeys(Lines lines, Map<String, String> keys) {
        for (int i = 0; i < lines.count(); i++) {
            String line = lines.get(i).strip();
            if (line.equals("Board:")) {
                return i;
            }
            int colon = line.indexOf(':');
            if (!line.isEmpty() && colon <= 0) {
                throw Lines.fault(i, "'" + Lines.shown(line) + "' is no 'Key: value'");
            }
            if (!line.isEmpty()
                    && keys.put(
                                    line.substring(0, colon).strip(),
                                    line.substring(colon + 1).strip())
                            != null) {
                throw Lines.fault(i, "the key " + Lines.shown(line.substring(0, colon)) + " is there twice");
            }
            if (keys.size() > MOST_NOTES) {
                throw Lines.fault(i, "more than " + MOST_NOTES + " keys are not read");
            }
        }
        throw Lines.fault(lines.count() - 1, "the text ends without 'Board:'");
    }

    // FreeSweeper writes its events straight after the board: there they begin with the first line that has a time.
    private static int events(Lines lines, int from) {
        for (int i = from; i < lines.count(); i++) {
            String line = lines.get(i).strip();
            if (line.equals(EVENTS) || line.contains(" ") && RawVfEvents.isTime(line.substring(0, line.indexOf(' ')))) {
                return i;
            }
        }
        throw Lines.fault(lines.count() - 1, "the text ends without '" + EVENTS + "'");
    }

    private static FullBoard board(Lines lines, int from, int events, Map<String, String> keys) {
        int end = events;
        while (end > from && lines.blank(end - 1)) {
            end--;
        }
        if (end == from) {
            throw Lines.fault(from - 1, "the board has no rows");
        }
        int columns = lines.get(from).strip().length();
        SizeLimits.check(columns, end - from, SizeLimits.CELLS);
        CellSet mines = new CellSet(columns * (end - from));
        for (int i = from; i < end; i++) {
            readRow(lines, i, (i - from) * columns, columns, mines);
        }
        same(keys, "Width", columns);
        same(keys, "Height", end - from);
        same(keys, "Mines", mines.size());
        Topology topology = Minefield.squares(columns, end - from);
        return Minefield.board(topology, mines);
    }

    private static void readRow(Lines lines, int line, int first, int columns, CellSet mines) {
        String row = lines.get(line).strip();
        if (row.length() != columns) {
            throw Lines.fault(line, Noun.counted(row.length(), "cell") + ", expected " + columns);
        }
        for (int i = 0; i < columns; i++) {
            if (row.charAt(i) == '*') {
                mines.add(first + i);
            } else if (row.charAt(i) != '0') {
                throw Lines.fault(line, i, "found '" + row.charAt(i) + "', expected * or 0");
            }
        }
    }

    private static void same(Map<String, String> keys, String key, int found) {
        if (keys.containsKey(key) && number(keys, key) != found) {
            throw new IllegalArgumentException(key + " is " + number(keys, key) + ", but the board gives " + found);
        }
    }

    private static int number(Map<String, String> keys, String key) {
        return Numbers.parse(keys.getOrDefault(key, ""), key);
    }

    private static boolean on(Map<String, String> keys, String key) {
        return keys.getOrDefault(key, "Off").equalsIgnoreCase("on");
    }

    @Override
    public String text(Document document) {
        return new RawVfWriter(document).text();
    }
}
