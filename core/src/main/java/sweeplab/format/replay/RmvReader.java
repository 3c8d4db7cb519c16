// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.util.ArrayList;
import java.util.List;
import sweeplab.format.document.Replay;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** Reads RMV, versions 1 and 2. */
final class RmvReader {

    private static final List<String> FIELDS = List.of("Player", "Identifier", "Country", "Token");

    private static final int LAST_MODE_1 = 3;

    private final ByteReader in;
    private int version;
    private int resultSize;
    private int versionSize;
    private int playerSize;
    private int boardSize;
    private int earlyFlagsSize;
    private int propertiesSize;
    private int extensionsSize;
    private long videoSize;
    private int checksumSize;
    private int cloneId;
    private boolean utf8 = true;
    private final List<String> differences = new ArrayList<>();

    RmvReader(byte[] bytes) {
        in = new ByteReader(bytes);
    }

    Replay read() {
        sizes();
        String result = version == 1 ? ByteReader.guessed(in.take(resultSize)) : "";
        byte[] program = in.take(versionSize);
        List<byte[]> fields = section("player fields", playerSize, this::playerFields);
        long timestamp = in.peek(0) < 0 ? 0 : in.u32();
        Topology topology = Recording.squares(in.u8(), in.u8());
        int mines = in.u16();
        MineBits.check(in, mines, topology);
        CellSet board = MineBits.columnsAndRows(in, topology, mines, 0);
        same("board section", boardSize, 8 + 2L * mines);
        List<int[]> early = earlyFlags();
        int[] properties = properties();
        Recording recording = new Recording(topology, board, version == 1 ? 16 : properties[6], properties[0] != 0);
        recording.note("Program", text(program));
        notePlayer(recording, fields);
        recording.note("Timestamp", timestamp == 0 ? "" : timestamp + "000000");
        recording.note("Mode", properties[2] == 0 ? "" : Integer.toString(properties[2]));
        claims(recording, properties, result);
        extensions(recording);
        early.forEach(cell -> recording.addOnCell(MouseEvent.Kind.EARLY_FLAG, 0, cell[0], cell[1]));
        new RmvEvents(in, recording, version).read(videoSize);
        in.take(checksumSize);
        same("file", in.size(), in.at());
        differences.forEach(recording.claims()::differs);
        return recording.replay();
    }

    private void notePlayer(Recording recording, List<byte[]> fields) {
        for (int i = 0; i < Math.min(FIELDS.size() - 1, fields.size()); i++) {
            recording.note(FIELDS.get(i), text(fields.get(i)));
        }
    }

    private void sizes() {
        in.take(4);
        version = in.u16();
        if (version < 1 || version > 2) {
            throw in.fault("RMV version " + version + " is not read, only 1 and 2");
        }
        if (version == 2) {
            cloneId = in.u8();
            in.u8();
        }
        long fileSize = in.u32();
        // Version 2 is written without the two bytes that it added before the size.
        if (fileSize != in.size() && (version == 1 || fileSize != in.size() - 2)) {
            differences.add("the file says that it has " + fileSize + " bytes, it has " + in.size());
        }
        resultSize = version == 1 ? in.u16() : 0;
        versionSize = in.u16();
        playerSize = in.u16();
        boardSize = in.u16();
        earlyFlagsSize = in.u16();
        propertiesSize = in.u16();
        extensionsSize = version == 2 ? in.u16() : 0;
        videoSize = in.u32();
        checksumSize = in.u16();
    }

    /** Reads a part of the file. */
    private interface Part<T> {
        T read();
    }

    private <T> T section(String name, int size, Part<T> part) {
        int from = in.at();
        T read = part.read();
        same(name, size, in.at() - from);
        return read;
    }

    private void same(String name, long said, long found) {
        if (said != found) {
            differences.add("the " + name + " should have " + said + " bytes, it has " + found);
        }
    }

    private List<byte[]> playerFields() {
        List<byte[]> fields = new ArrayList<>();
        int count = in.u16();
        for (int i = 0; i < count; i++) {
            fields.add(in.take(in.u8()));
        }
        return fields;
    }

    private List<int[]> earlyFlags() {
        List<int[]> cells = new ArrayList<>();
        int count = earlyFlagsSize == 0 ? 0 : in.u16();
        for (int i = 0; i < count; i++) {
            int column = in.u8();
            cells.add(new int[] {column, in.u8()});
        }
        return cells;
    }

    // Marks, no flags, mode, level; in version 1 then perhaps UTF-8, in version 2 low and high byte of the 3BV and the
    // cells' size.
    private int[] properties() {
        int least = version == 1 ? 4 : 7;
        if (propertiesSize < least) {
            throw in.fault(propertiesSize + " properties, at least " + least + " are needed");
        }
        byte[] bytes = in.take(propertiesSize);
        int[] values = new int[Math.max(7, bytes.length)];
        for (int i = 0; i < bytes.length; i++) {
            values[i] = bytes[i] & 0xff;
        }
        utf8 = version == 2 || propertiesSize > 4 && values[4] == 1;
        return values;
    }

    private String text(byte[] bytes) {
        return utf8 ? in.strict(bytes) : ByteReader.guessed(bytes);
    }

    private void claims(Recording recording, int[] properties, String result) {
        if (properties[3] >= Claims.LEVELS.size()) {
            throw in.fault("level " + properties[3] + " is none: 0 to 3 are");
        }
        recording.claims().level(Claims.LEVELS.get(properties[3]));
        if (version == 2) {
            recording.claims().bbbv(properties[4] | properties[5] << 8);
        }
        int key = result.indexOf("3BV:");
        int end = result.indexOf('#', key + 1);
        if (key >= 0 && end > key && result.substring(key + 4, end).matches("\\d{1,5}")) {
            recording.claims().bbbv(Integer.parseInt(result.substring(key + 4, end)));
        }
        if (version == 1 && properties[2] > LAST_MODE_1) {
            recording.claims().differs("mode " + properties[2] + " is none of RMV version 1, which has 0 to 3");
        }
        recording.noFlags(properties[1] == 1);
    }

    private void extensions(Recording recording) {
        if (version == 1) {
            return;
        }
        int from = in.at();
        int count = in.u16();
        for (int i = 0; i < count; i++) {
            String name = in.strict(in.take(in.u8()));
            byte[] value = in.take(in.u8());
            if (name.equals("clone_name") && cloneId == 0) {
                recording.note("Program", in.strict(value));
            }
        }
        same("extension properties", extensionsSize, in.at() - from);
    }
}
