// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import java.util.Arrays;
import sweeplab.base.Excerpt;
import sweeplab.play.Result;
import sweeplab.play.Score;

/** Reads a line that {@link GameRecord#write} wrote: the same members in the same order, quickly and strictly. */
public final class RecordReader {

    private final String line;
    private int at;

    private RecordReader(String line) {
        this.line = line;
    }

    public static GameRecord read(String line) {
        return new RecordReader(line).record();
    }

    private GameRecord record() {
        int game = count("{\"game\":");
        String id = text(",\"id\":");
        String agent = text(",\"agent\":");
        long seed = number(",\"seed\":");
        Result result = result(text(",\"result\":"));
        int probes = count(",\"probes\":");
        int guesses = count(",\"guesses\":");
        judgement(",\"guessesForced\":");
        int unforced = judgement(",\"guessesUnforced\":");
        int flags = count(",\"flags\":");
        int opened = count(",\"opened\":");
        int left = count(",\"left\":");
        int lives = count(",\"lives\":");
        int gold = count(",\"gold\":");
        String lastWords = text(",\"lastWords\":");
        MoveTimes times = MoveTimes.of(
                thousandths(",\"millis\":"), thousandths(",\"millisWorst\":"), numbers(",\"millisMoves\":["));
        expect("}");
        if (at < line.length()) {
            throw fault("the end");
        }
        Score score = new Score(result, probes, guesses, flags, lives, gold, left);
        return new GameRecord(game, id, agent, seed, score, unforced, opened, lastWords, times);
    }

    private IllegalArgumentException fault(String wanted) {
        return new IllegalArgumentException("no line of 'sweep arena run': column " + at + ", expected " + wanted);
    }

    private void expect(String text) {
        if (!line.startsWith(text, at)) {
            throw fault(text);
        }
        at += text.length();
    }

    private long number(String before) {
        expect(before);
        int from = at;
        at += at < line.length() && line.charAt(at) == '-' ? 1 : 0;
        skipDigits();
        return parse(from);
    }

    private int count(String before) {
        long number = number(before);
        if (number < 0 || number > Integer.MAX_VALUE) {
            throw fault("a number from 0 to " + Integer.MAX_VALUE);
        }
        return (int) number;
    }

    private void skipDigits() {
        while (at < line.length() && line.charAt(at) >= '0' && line.charAt(at) <= '9') {
            at++;
        }
    }

    private long parse(int from) {
        try {
            return Long.parseLong(line, from, at, 10);
        } catch (NumberFormatException e) {
            throw fault("a number");
        }
    }

    private int judgement(String before) {
        expect(before);
        if (line.startsWith("null", at)) {
            at += "null".length();
            return GameRecord.NOT_JUDGED;
        }
        return count("");
    }

    private long thousandths(String before) {
        long whole = count(before);
        expect(".");
        int from = at;
        skipDigits();
        if (at != from + 3) {
            throw fault("three digits");
        }
        return whole * 1000 + parse(from);
    }

    private long[] numbers(String before) {
        long[] numbers = new long[16];
        int length = 0;
        expect(before);
        while (!line.startsWith("]", at)) {
            numbers = length == numbers.length ? Arrays.copyOf(numbers, 2 * length) : numbers;
            numbers[length] = count(length == 0 ? "" : ",");
            length++;
        }
        at++;
        return Arrays.copyOf(numbers, length);
    }

    private static Result result(String word) {
        for (Result result : Result.values()) {
            if (result.word().equals(word)) {
                return result;
            }
        }
        throw new IllegalArgumentException("no line of 'sweep arena run': '" + Excerpt.of(word) + "' is no result");
    }

    private String text(String before) {
        expect(before);
        expect("\"");
        int from = at;
        while (at < line.length() && line.charAt(at) != '"' && line.charAt(at) != '\\') {
            at++;
        }
        String plain = line.substring(from, at);
        return at < line.length() && line.charAt(at) == '\\' ? plain + escaped() : closed(plain);
    }

    private String closed(String text) {
        expect("\"");
        return text;
    }

    private String escaped() {
        StringBuilder text = new StringBuilder();
        while (at < line.length() && line.charAt(at) != '"') {
            char c = line.charAt(at++);
            text.append(c == '\\' ? escape() : c);
        }
        return closed(text.toString());
    }

    private char escape() {
        if (!line.startsWith("u00", at)) {
            char c = at < line.length() ? line.charAt(at++) : ' ';
            int place = "btnfr".indexOf(c);
            return place < 0 ? c : "\b\t\n\f\r".charAt(place);
        }
        at += 3;
        return (char) (16 * hexDigit() + hexDigit());
    }

    private int hexDigit() {
        int digit = at < line.length() ? Character.digit(line.charAt(at), 16) : -1;
        if (digit < 0) {
            throw fault("a hexadecimal digit");
        }
        at++;
        return digit;
    }
}
