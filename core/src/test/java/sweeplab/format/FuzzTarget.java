// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import java.util.Arrays;
import sweeplab.CleanError;
import sweeplab.format.document.Document;
import sweeplab.format.document.Recast;
import sweeplab.format.document.Replay;
import sweeplab.format.document.ReplaySet;
import sweeplab.format.text.Format;
import sweeplab.format.text.Source;

/** What must hold for any bytes at all: shared by the mutation tests and the fuzzer. */
final class FuzzTarget {

    private static final Formats FORMATS = new Formats();

    private FuzzTarget() {}

    static boolean reads(Format format, byte[] input) {
        try {
            format.read(Source.of(input));
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Reads the input, and if that works writes it and reads it again: any other end than a document or a clean error is thrown on. */
    static void check(Format format, byte[] input) {
        Source source = Source.of(input);
        format.looksLike(source);
        recognise(source);
        Document document;
        try {
            document = format.read(source);
        } catch (IllegalArgumentException e) {
            CleanError.require(e);
            return;
        }
        if (format.writes()) {
            checkAgain(format, document);
        }
        checkUse(document);
    }

    private static void recognise(Source source) {
        try {
            FORMATS.recognise(source);
        } catch (IllegalArgumentException e) {
            CleanError.require(e);
        }
    }

    private static void checkAgain(Format format, Document document) {
        byte[] written;
        try {
            written = format.write(document);
        } catch (IllegalArgumentException e) {
            CleanError.require(e);
            return;
        }
        Document again = format.read(Source.of(written));
        Same.check("again", again, document);
        if (!Arrays.equals(format.write(again), written)) {
            throw new AssertionError("written differently the second time");
        }
    }

    // Whatever can be read can be looked at.
    private static void checkUse(Document document) {
        if (document instanceof ReplaySet set) {
            set.games().forEach(game -> checkUse(game.replay()));
            return;
        }
        if (Recast.view(document).topology().size() < 1) {
            throw new AssertionError("an empty board");
        }
        if (document instanceof Replay replay) {
            var game = replay.board().newGame();
            replay.turns().forEach(turn -> turn.apply(game));
        }
    }
}
