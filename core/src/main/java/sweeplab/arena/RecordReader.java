package sweeplab.arena;

import java.util.Arrays;
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
        int game = (int) number("{\"game\":");
        String id = text(",\"id\":");
        String agent = text(",\"agent\":");
        long seed = number(",\"seed\":");
        Result result = result(text(",\"result\":"));
        int probes = (int) number(",\"probes\":");
        int guesses = (int) number(",\"guesses\":");
        judgement(",\"guessesForced\":");
        int unforced = judgement(",\"guessesUnforced\":");
        int flags = (int) number(",\"flags\":");
        int opened = (int) number(",\"opened\":");
        int left = (int) number(",\"left\":");
        int lives = (int) number(",\"lives\":");
        int gold = (int) number(",\"gold\":");
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
        return (int) number("");
    }

    private long thousandths(String before) {
        long whole = number(before);
        expect(".");
        int from = at;
        skipDigits();
        return whole * 1000 + parse(from);
    }

    private long[] numbers(String before) {
        long[] numbers = new long[16];
        int count = 0;
        expect(before);
        while (!line.startsWith("]", at)) {
            numbers = count == numbers.length ? Arrays.copyOf(numbers, 2 * count) : numbers;
            numbers[count] = number(count == 0 ? "" : ",");
            count++;
        }
        at++;
        return Arrays.copyOf(numbers, count);
    }

    private static Result result(String word) {
        for (Result result : Result.values()) {
            if (result.word().equals(word)) {
                return result;
            }
        }
        throw new IllegalArgumentException("no line of 'sweep arena run': '" + word + "' is no result");
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
            return at < line.length() ? line.charAt(at++) : ' ';
        }
        at += 3;
        int end = Math.min(at + 2, line.length());
        try {
            return (char) Integer.parseInt(line, at, end, 16);
        } catch (NumberFormatException e) {
            throw fault("two hexadecimal digits");
        } finally {
            at = end;
        }
    }
}
