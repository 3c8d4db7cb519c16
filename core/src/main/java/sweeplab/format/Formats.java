// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sweeplab.base.PublicApi;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.Library;
import sweeplab.format.board.BoardText;
import sweeplab.format.board.JsmText;
import sweeplab.format.board.Mbf;
import sweeplab.format.board.Minesweepr;
import sweeplab.format.board.Uci;
import sweeplab.format.board.WorldFile;
import sweeplab.format.document.Document;
import sweeplab.format.link.GameText;
import sweeplab.format.link.JsmUrl;
import sweeplab.format.link.Ptta;
import sweeplab.format.link.Tatham;
import sweeplab.format.puzzle.Hexcells;
import sweeplab.format.puzzle.RulesJson;
import sweeplab.format.puzzle.Tametsi;
import sweeplab.format.replay.Avf;
import sweeplab.format.replay.Evf;
import sweeplab.format.replay.Evfs;
import sweeplab.format.replay.Mvf;
import sweeplab.format.replay.RawVf;
import sweeplab.format.replay.Rmv;
import sweeplab.format.replay.TraceText;
import sweeplab.format.text.Format;
import sweeplab.format.text.Lines;
import sweeplab.format.text.Source;

/** Every format by its name and by its look: the line to add for a new one. */
@PublicApi
public final class Formats {

    private final List<Format> all;

    /** The formats; the library gives the worlds that traces and game ids name. */
    public Formats(Library library) {
        all = List.of(
                new BoardText(),
                new Mbf(),
                new JsmText(),
                new JsmUrl(),
                new Ptta(),
                new Tatham(),
                new RawVf(),
                new Evf(),
                new Evfs(),
                new Rmv(),
                new Avf(),
                new Mvf(),
                new TraceText(library),
                new WorldFile(),
                new Minesweepr(),
                new RulesJson(),
                new Hexcells(),
                new Tametsi(),
                new Uci(),
                new GameText(library));
    }

    public Formats() {
        this(new Catalogue());
    }

    public List<Format> all() {
        return all;
    }

    private String names() {
        return String.join(", ", all.stream().map(Format::name).toList());
    }

    public Format named(String name) {
        return find(name)
                .orElseThrow(() -> new IllegalArgumentException("unknown format '" + name + "': there are " + names()));
    }

    public Optional<Format> find(String name) {
        return all.stream()
                .filter(format -> format.name().equalsIgnoreCase(name))
                .findFirst();
    }

    /** The format that the ending of a file's name stands for. */
    public Optional<Format> forFile(String file) {
        String suffix = file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return file.indexOf('.') < 0
                ? Optional.empty()
                : all.stream()
                        .filter(format -> format.suffixes().contains(suffix))
                        .findFirst();
    }

    /** The format that this looks like; an error if there is none, or more than one. */
    public Format recognise(Source source) {
        if (source.isBlank()) {
            throw new IllegalArgumentException("it is empty: expected a board, a position or a game");
        }
        List<Format> like =
                all.stream().filter(format -> format.looksLike(source)).toList();
        List<Format> sharp = like.stream().filter(format -> !format.vague()).toList();
        if (like.size() == 1 || sharp.size() == 1) {
            return sharp.isEmpty() ? like.get(0) : sharp.get(0);
        }
        if (like.isEmpty()) {
            throw new IllegalArgumentException(
                    "'" + Lines.shown(source.firstLine()) + "' looks like none of the formats " + names());
        }
        throw new IllegalArgumentException(
                "this may be " + like.get(0).name() + " or " + like.get(1).name() + ": say which");
    }

    /** Reads whatever it is. */
    public Document read(Source source) {
        Format format = recognise(source);
        try {
            return format.read(source);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(format.name() + ": " + e.getMessage(), e);
        }
    }

    /** Reads a file; one whose name ends as a format's do is most likely a damaged one of these, whatever else it looks like. */
    public Document read(Source source, String file) {
        try {
            return read(source);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(fault(source, file, e), e);
        }
    }

    private String fault(Source source, String file, IllegalArgumentException first) {
        Optional<Format> meant = source.isBlank() ? Optional.empty() : forFile(file);
        try {
            meant.ifPresent(format -> format.read(source));
            return String.valueOf(first.getMessage());
        } catch (IllegalArgumentException own) {
            return meant.map(Format::name).orElse("") + ": " + own.getMessage();
        }
    }

    public Document read(String text) {
        return read(Source.of(text));
    }

    public Document read(byte[] bytes) {
        return read(Source.of(bytes));
    }
}
