// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

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

    static byte[] evf(int version) {
        VideoFiles file = new VideoFiles().u8(version, 0xB0 | (version == 4 ? 0x08 : 0));
        if (version >= 3) {
            file.u8(0x80);
        }
        // Rows before columns, one mine, cells of 20 pixels, standard mode, 3BV 2, the time.
        file.u8(1, 5).u16(1).u8(20).u16(0, 2);
        return version == 4 ? evf4(file) : evfUpTo3(file, version);
    }

    private static byte[] evfUpTo3(VideoFiles file, int version) {
        file.u24(1234).text("Meta 3.1\0Ann\0cup\0me\0" + "1700000000000000\0" + "1700000001234000\0" + "AT\0");
        file.text(version >= 2 ? "device\0" : "").u8(0b00100000);
        file.u8(1).u24(0).u16(5, 5);
        file.u8(2).u24(0).u16(5, 5).u8(3).u24(100).u16(5, 5);
        file.u8(1)
                .u24(1300)
                .u16(90, 10)
                .u8(2)
                .u24(1310)
                .u16(90, 10)
                .u8(3)
                .u24(1334)
                .u16(90, 10);
        return version == 1
                ? file.u8(255).bytes()
                : file.u8(0).bytes(new byte[32]).bytes();
    }

    private static byte[] evf4(VideoFiles file) {
        file.u32(1234).text("AT").u32(0).u32(1).u32(0).u32(2).text("Meta 3.2\0Sweeplab\0utf-8\0Ann\0cup\0me\0");
        file.u16(3).text("abc").u8(0b00100000).u16(1).text("key\0");
        file.u8(1, 0).u16(5, 5).u8(2, 0).u16(0, 0).u8(3, 100).u16(0, 0);
        // A change of the board, two figures, a pause, the second click, the end of the game.
        file.u8(100, 0, 0, 0)
                .u8(200, 0)
                .u16(10000)
                .bytes(new byte[8])
                .u8(201, 0)
                .u16(10000)
                .text("x\0");
        file.u8(255)
                .u16(1000)
                .u8(1, 200)
                .u16(85, 5)
                .u8(2, 10)
                .u16(0, 0)
                .u8(3, 24)
                .u16(0, 0)
                .u8(82, 0);
        return file.u8(0).u16(2).u8(7, 7).bytes();
    }

    static byte[] evfs() {
        byte[] first = evf(4);
        byte[] second = evf(3);
        return new VideoFiles()
                .u8(0)
                .u16(4)
                .text("one\0")
                .u32(first.length)
                .bytes(first)
                .u32(1)
                .text("two\0")
                .u32(second.length)
                .bytes(second)
                .u32(2)
                .bytes();
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
        String result = version == 1 ? "\nLEVEL:Custom#3BV:2#NF:1#TIMESTAMP:1700000000#\n" : "";
        VideoFiles properties = new VideoFiles().u8(0, 1, 0, 3);
        properties.u8(version == 1 ? new int[] {1} : new int[] {2, 0, 16});
        VideoFiles body = new VideoFiles()
                .text(result)
                .text("Vienna 5")
                .u16(2)
                .u8(3)
                .text("Ann")
                .u8(1)
                .text("a");
        body.u32(1700000000L).u8(5, 1).u16(1).u8(2, 0).bytes(properties.bytes());
        byte[] extensions = new VideoFiles().u16(1).u8(3).text("abc").u8(1, 9).bytes();
        body.bytes(version == 2 ? extensions : new byte[0]).bytes(video.bytes()).u8(1, 2, 3, 4);
        VideoFiles head = new VideoFiles().text("*rmv").u16(version);
        head.u8(version == 2 ? new int[] {1, 5} : new int[0]);
        int sizes = 4 + (version == 1 ? 2 : 0) + 10 + (version == 2 ? 2 : 0) + 6;
        head.u32(head.bytes().length + sizes + body.bytes().length);
        head.u16(version == 1 ? new int[] {result.length()} : new int[0]).u16(8, 8, 10, 0, properties.bytes().length);
        head.u16(version == 2 ? new int[] {extensions.length} : new int[0])
                .u32(video.bytes().length)
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
