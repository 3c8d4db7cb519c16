// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import sweeplab.format.Formats;
import sweeplab.format.document.Document;
import sweeplab.format.document.MousePath;
import sweeplab.format.document.Recast;
import sweeplab.format.document.Replay;
import sweeplab.format.document.ReplaySet;
import sweeplab.format.text.Format;
import sweeplab.format.text.Source;
import sweeplab.review.SafeStart;
import sweeplab.view.View;

/** Between the formats that people have and what the page shows. */
final class Converted {

    private static final Formats FORMATS = new Formats();

    private final Source source;
    private final Format format;
    private final Document document;

    private final List<String> games;

    Converted(byte[] bytes) {
        this(bytes, "", 0);
    }

    /** A file of this name; of several games in it this one, counted from 0. */
    Converted(byte[] bytes, String file, int pick) {
        source = Source.of(bytes);
        Document whole = FORMATS.read(source, file);
        format = FORMATS.recognise(source);
        if (whole instanceof ReplaySet set) {
            games = set.games().stream().map(ReplaySet.Named::name).toList();
            document = SafeStart.of(set.games().get(pick).replay());
        } else {
            games = List.of();
            document = whole instanceof Replay replay ? SafeStart.of(replay) : whole;
        }
    }

    View view() {
        return Recast.question(document);
    }

    PageJson json() {
        return PageJson.object(
                "format",
                format.name(),
                "kind",
                document.kind(),
                "head",
                head(),
                "id",
                NamedBoard.id(document, source.isText() ? source.text() : ""),
                "turns",
                document instanceof Replay replay ? Clicks.turns(replay) : List.of(),
                "games",
                games,
                "player",
                document instanceof Replay replay ? replay.notes().getOrDefault("Player", "") : "",
                "doubts",
                document instanceof Replay replay ? replay.doubts() : List.of(),
                "clicking",
                document instanceof Replay replay ? Clicks.figures(replay).orElse(null) : null,
                "path",
                document instanceof Replay replay ? path(replay.path()) : new int[0]);
    }

    // Time and place of the mouse in turn: thousandths of a second, hundredths of a cell across and down.
    private static int[] path(MousePath path) {
        return path.spots().stream()
                .flatMapToInt(spot -> IntStream.of(
                        (int) spot.millis(), spot.x() * 100 / path.cellSize(), spot.y() * 100 / path.cellSize()))
                .toArray();
    }

    // A graph that no library has and the rules of a level are only in the text itself, so the text goes along.
    private String head() {
        View view = view();
        String head = PagePosition.head(view);
        return PagePosition.hasOwnText(view.rules()) || head.contains("family graph:")
                ? head + "\ntext " + PagePosition.escape(source.text())
                : head;
    }

    static String write(String format, View view) {
        byte[] bytes = FORMATS.named(format).write(new sweeplab.format.document.SeenPosition(view));
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** The formats that a position can be written in. */
    static List<String> writable() {
        return FORMATS.all().stream()
                .filter(Format::writes)
                .filter(format -> !format.name().equals("mbf"))
                .map(Format::name)
                .toList();
    }
}
