// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One small game in every binary form, byte by byte as the documents of the formats say: five cells in a row, a mine in the middle; the first
 * cell is opened at once, the last 1.234 (or 1.23) seconds later, which wins.
 */
final class VideoFiles {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    static List<byte[]> of(String format) {
        return switch (format) {
            case "evf" -> List.of(evf(0), evf(1), evf(2), evf(3), evf(4));
            case "evfs" -> List.of(evfs());
            case "rmv" -> List.of(rmv(1), rmv(2));
            case "avf" -> List.of(avf());
            case "mvf" -> List.of(mvf97(), mvf2007(), oldMvf());
            default -> List.of();
        };
    }

    private VideoFiles u8(int... values) {
        for (int value : values) {
            out.write(value);
        }
        return this;
    }

    private VideoFiles u16(int... values) {
        for (int value : values) {
            u8(value >> 8, value);
        }
        return this;
    }

    private VideoFiles u24(int value) {
        return u8(value >> 16).u16(value & 0xffff);
    }

    private VideoFiles u32(long value) {
        return u16((int) (value >> 16), (int) value);
    }

    private VideoFiles text(String text) {
        out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    private VideoFiles bytes(byte[] bytes) {
        out.writeBytes(bytes);
        return this;
    }

    private byte[] bytes() {
        return out.toByteArray();
    }

    /** Kind, milliseconds and pixels of each event. */
    static final int[][] EVF_EVENTS = {
        {1, 0, 5, 5}, {2, 0, 5, 5}, {3, 100, 5, 5}, {1, 1300, 90, 10}, {2, 1310, 90, 10}, {3, 1334, 90, 10}
    };

    static byte[] evf(int version) {
        return version == 4 ? evf4(1, EVF_4_EVENTS) : evf(version, EVF_EVENTS);
    }

    // Rows before columns, one mine, cells of 20 pixels, standard mode, 3BV 2, the time.
    private static VideoFiles evfHead(int version, int summary) {
        VideoFiles file = new VideoFiles().u8(version, summary);
        file.u8(version >= 3 ? new int[] {0x80} : new int[0]);
        return file.u8(1, 5).u16(1).u8(20).u16(0, 2);
    }

    /** Versions 0 to 3. */
    static byte[] evf(int version, int[]... events) {
        VideoFiles file = evfHead(version, version < 2 ? 0xA0 : 0xB0).u24(1234);
        file.text("Meta 3.1\0Ann\0cup\0me\0" + "1700000000000000\0" + "1700000001234000\0" + "AT\0");
        file.text(version >= 2 ? "device\0" : "").u8(0b00100000);
        for (int[] event : events) {
            file.u8(event[0]).u24(event[1]).u16(event[2], event[3]);
        }
        return version == 1
                ? file.u8(255).bytes()
                : file.u8(0).bytes(new byte[32]).bytes();
    }

    // A change of the board, two figures, a pause, the second click, the end of the game.
    private static final int[] EVF_4_EVENTS = {
        1, 0, 0, 5, 0, 5, 2, 0, 0, 0, 0, 0, 3, 100, 0, 0, 0, 0, 100, 0, 0, 0, 200, 0, 39, 16, 0, 0, 0, 0, 0, 0, 0, 0,
        201, 0, 39, 16, 'x', 0, 255, 3, 232, 1, 200, 0, 85, 0, 5, 2, 10, 0, 0, 0, 0, 3, 24, 0, 0, 0, 0, 82, 0
    };

    /** Version 4 of a game that began so many millionths of a second after 1970. */
    static byte[] evf4(long start, int... events) {
        VideoFiles file = evfHead(4, 0xB8).u32(1234).text("AT").u32(0).u32(start);
        file.u32(0).u32(start + 1_234_000).text("Meta 3.2\0Sweeplab\0utf-8\0Ann\0cup\0me\0");
        file.u16(3).text("abc").u8(0b00100000).u16(1).text("key\0").u8(events);
        return file.u8(0).u16(2).u8(7, 7).bytes();
    }

    static byte[] evfs() {
        return evfs(evf(4), evf4(2_000_000, EVF_4_EVENTS));
    }

    static byte[] evfs(byte[]... games) {
        List<String> names = List.of("one", "two", "three");
        VideoFiles set = new VideoFiles().u8(0).u16(4);
        for (int i = 0; i < games.length; i++) {
            set.text(names.get(Math.min(i, 2)) + "\0")
                    .u32(games[i].length)
                    .bytes(games[i])
                    .u32(i);
        }
        return set.bytes();
    }

    /** The same file with other bytes from one place on. */
    static byte[] with(byte[] file, int at, int... values) {
        byte[] other = file.clone();
        for (int i = 0; i < values.length; i++) {
            other[at + i] = (byte) values[i];
        }
        return other;
    }

    /** The file without a text, or with another one of any length in its place. */
    static byte[] with(byte[] file, String text, String other) {
        return new String(file, StandardCharsets.ISO_8859_1)
                .replaceFirst(Pattern.quote(text), Matcher.quoteReplacement(other))
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    static byte[] rmv(int version) {
        int x = version == 1 ? 12 : 0;
        int y = version == 1 ? 56 : 0;
        VideoFiles video = new VideoFiles();
        video.u8(3).u24(0).u8(0).u16(x + 3, y + 3).u8(18, 0, 0).u8(19, 1, 0);
        video.u8(1).u24(1000).u8(0).u16(x + 70, y + 8);
        if (version == 2) {
            video.u8(28, 100, 0xF7);
        }
        video.u8(2).u24(1200).u8(1).u16(x + 70, y + 8).u8(3).u24(1234).u8(0).u16(x + 70, y + 8);
        video.u8(18, 4, 0).u8(19, 3, 0).u8(16).u24(1234).u8(0).u16(x + 70, y + 8);
        return rmv(version, RMV_PROPERTIES[version - 1], new int[0], video.bytes());
    }

    /** No question marks, no flags, mode 0, custom level; in version 1 UTF-8, in version 2 the 3BV (low, high) and the cells' size. */
    static final int[][] RMV_PROPERTIES = {{0, 1, 0, 3, 1}, {0, 1, 0, 3, 2, 0, 16}};

    static byte[] rmv(int version, int[] properties, int[] early, byte... video) {
        String result = version == 1 ? "\nLEVEL:Custom#3BV:2#NF:1#TIMESTAMP:1700000000#\n" : "";
        VideoFiles flags = new VideoFiles().u16(early.length / 2).u8(early);
        byte[] flagged = early.length == 0 ? new byte[0] : flags.bytes();
        VideoFiles body = new VideoFiles()
                .text(result)
                .text("Vienna 5")
                .u16(2)
                .u8(3)
                .text("Ann")
                .u8(1)
                .text("a");
        body.u32(1700000000L).u8(5, 1).u16(1).u8(2, 0).bytes(flagged).u8(properties);
        byte[] extensions = new VideoFiles().u16(1).u8(3).text("abc").u8(1, 9).bytes();
        body.bytes(version == 2 ? extensions : new byte[0]).bytes(video).u8(1, 2, 3, 4);
        VideoFiles head = new VideoFiles().text("*rmv").u16(version);
        head.u8(version == 2 ? new int[] {1, 5} : new int[0]);
        int sizes = 4 + (version == 1 ? 2 : 0) + 10 + (version == 2 ? 2 : 0) + 6;
        head.u32(head.bytes().length + sizes + body.bytes().length);
        head.u16(version == 1 ? new int[] {result.length()} : new int[0])
                .u16(8, 8, 10, flagged.length, properties.length);
        head.u16(version == 2 ? new int[] {extensions.length} : new int[0])
                .u32(video.length)
                .u16(4);
        return head.bytes(body.bytes()).bytes();
    }

    static byte[] avf() {
        VideoFiles file = new VideoFiles().u8(52, 1, 2, 3, 4, 6).u8(4, 0).u16(1).u8(1, 3);
        file.u8(9, 9, 9, 9, 8, 127, 60)
                .text("[3|W5H1M1|3.9.2025.17:00:08:6660|3.17:00:14:081|B2T2.23]")
                .u8(7, 7);
        for (int[] e : new int[][] {{1, 3, 0}, {3, 3, 0}, {5, 3, 0}, {1, 70, 120}, {3, 70, 121}, {5, 70, 123}}) {
            int seconds = 1 + e[2] / 100;
            file.u8(e[0], 0, seconds, e[1], e[2] % 100, 0, 0, 8);
        }
        file.u8(0, 0, 0, 0, 0, 0, 0, 0);
        return file.text(
                        "cs=12345678901234567RealTime: 1.23\rSkin: plain\rAnn\rMinesweeper Arbiter 0.52.3. Copyright\r")
                .bytes();
    }

    private static final int[][] CLICKS = {
        {1, 3, 8, 0}, {0, 3, 8, 0}, {0, 70, 8, 1200}, {1, 70, 8, 1210}, {0, 70, 8, 1230}
    };

    // Which bit of an event stands where: by the digits of sines and cosines, in the order of the digits.
    private static List<Integer> order(int seed, boolean six) {
        double a = Math.sqrt(seed);
        double b = Math.sqrt(seed + 1000);
        double c = Math.sqrt(a + 1000);
        double d = Math.sqrt(b + 1000);
        StringBuilder digits = new StringBuilder();
        double[] values = {
            Math.cos(c + 1000),
            Math.sin(Math.sqrt(b)),
            Math.cos(c),
            Math.sin(Math.sqrt(a) + 1000),
            Math.cos(d),
            Math.sin(d)
        };
        for (int i = 0; i < (six ? 6 : 5); i++) {
            digits.append(String.format("%08d", Math.round(Math.abs(values[i]) * 1e8)), 0, 8);
        }
        List<Integer> order = new ArrayList<>();
        for (int digit = 0; digit < 10; digit++) {
            for (int i = 0; i < digits.length(); i++) {
                if (digits.charAt(i) == '0' + digit) {
                    order.add(i);
                }
            }
        }
        return order;
    }

    private static byte[] scrambled(List<Integer> order, long bits) {
        byte[] event = new byte[order.size() / 8];
        for (int i = 0; i < order.size(); i++) {
            event[order.get(i) / 8] |= (byte) ((bits >> i & 1) << order.get(i) % 8);
        }
        return event;
    }

    private static VideoFiles cloneHead(char year, int size) {
        VideoFiles file = new VideoFiles().u8(0x11, 0x4D);
        while (file.bytes().length < size) {
            boolean version = file.bytes().length == 53 && year != '5';
            file.u8(file.bytes().length == 27 ? year : version ? 4 : file.bytes().length > 53 ? '2' : 0);
        }
        return file.u8(1, 26).u16(2008).u8(0, 40, 32).u8(4, 1);
    }

    static byte[] mvf97() {
        VideoFiles file = cloneHead('5', 74).u16(1).u8(23).u16(2, 2, 2, 0, 0).u8(0);
        file.u8(5, 1).u16(1).u8(3, 1).u8(3).text("Ann").u16(1234).u24(CLICKS.length);
        for (int[] c : CLICKS) {
            long time = (long) (c[3] % 1000 / 10) << 21 | (long) (c[3] / 1000) << 28;
            file.bytes(scrambled(order(1234, false), (long) c[0] << 2 | (long) c[2] << 3 | (long) c[1] << 12 | time));
        }
        return file.bytes();
    }

    static byte[] mvf2007() {
        VideoFiles file = cloneHead('7', 71).u24(1230).u8(0);
        file.u8(5, 1).u16(1).u8(3, 1).u8(3).text("Ann").u16(4321).u24(CLICKS.length);
        for (int[] c : CLICKS) {
            long place = (c[2] + 32L) << 3 | (c[1] + 32L) << 14;
            file.bytes(scrambled(order(4321, true), (long) c[0] << 2 | place | (long) c[3] << 25));
        }
        return file.bytes();
    }

    /** These files hold the three levels only: one click on an expert board with its 99 mines in the rows below. */
    static byte[] oldMvf() {
        VideoFiles file = new VideoFiles().u8(30, 16).u16(99);
        for (int i = 0; i < 99; i++) {
            file.u8(i % 30, 12 + i / 30);
        }
        file.u8(0, 0)
                .u8(0, 0, 1, 0, 8, 0, 8, 0)
                .u8(0, 10, 0, 0, 8, 0, 8, 0)
                .u16(0)
                .u8(10);
        return file.text("Ann" + " ".repeat(97)).u8(0).bytes(new byte[20]).u8(0).bytes();
    }
}
