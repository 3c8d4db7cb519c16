// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import sweeplab.catalogue.Library;
import sweeplab.format.Formats;
import sweeplab.format.board.WorldFile;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Recast;
import sweeplab.format.text.Format;
import sweeplab.format.text.SizeLimits;
import sweeplab.format.text.Source;
import sweeplab.rules.Rules;

/** What a command is given to read: a file, {@code -} for standard input, or the text or link itself. */
public record Given(String word, Reader input) {

    /** What was read, and the name of its format. */
    public record Found(String format, Document document) {}

    /** Reads it in the format of this name, or in the one it looks like. */
    public Document read(Formats formats, Optional<String> name) {
        return read(formats, name, source());
    }

    /** The same of what was read before from {@link #source}, which standard input gives only once. */
    public Document read(Formats formats, Optional<String> name, Source source) {
        return find(formats, name, source).document();
    }

    /** The same, with the name of the format. */
    public Found find(Formats formats, Optional<String> name, Source source) {
        try {
            Optional<Format> format = name.map(formats::named);
            return format.isPresent()
                    ? new Found(format.get().name(), format.get().read(source))
                    : recognised(formats, source);
        } catch (IllegalArgumentException e) {
            throw missing(formats).orElseGet(() -> new IllegalArgumentException(where() + ": " + e.getMessage(), e));
        }
    }

    /** The full board in what was read from here. */
    public FullBoard board(Document document) {
        try {
            return Recast.board(document);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(where() + ": " + e.getMessage(), e);
        }
    }

    /** The complaint about one word that ends as files do, and is none. */
    Optional<IllegalArgumentException> missing(Formats formats) {
        return lost(formats)
                ? Optional.of(new IllegalArgumentException(word + ": there is no such file"))
                : Optional.empty();
    }

    /** The board of a world file, whose symbols may fit several games, in this one; empty if it is no world file. */
    public Optional<FullBoard> world(Rules game, Library library, Source source) {
        return new WorldFile().looksLike(source)
                ? Optional.of(WorldFile.board(where(), source.text(), game, library))
                : Optional.empty();
    }

    private Found recognised(Formats formats, Source source) {
        Document document = formats.read(source, file().isPresent() ? word : "");
        return new Found(formats.recognise(source).name(), document);
    }

    private boolean ends(String ending) {
        return word.toLowerCase(Locale.ROOT).endsWith("." + ending);
    }

    /** What is there; of several traces the one of this number, from 1. */
    public Source source(Optional<Integer> number) {
        Optional<Path> traces = file().filter(TraceIndex::fits);
        return traces.isPresent() ? TraceFile.pick(traces.get(), number) : TraceFile.pick(source(), number);
    }

    /** All that is there, as it is. */
    public Source source() {
        return file().map(Given::fromFile).orElseGet(() -> word.equals("-") ? fromInput() : Source.of(word));
    }

    /** What to call a board that comes from there. */
    String name() {
        return file().map(Path::getFileName)
                .map(Path::toString)
                .orElse(word.equals("-") ? "standard-input" : "pasted-text");
    }

    /** Where it is from, in words. */
    public String where() {
        return file().map(Path::toString).orElse(word.equals("-") ? "standard input" : "no file, so the text itself");
    }

    private boolean lost(Formats formats) {
        return !isFileOrInput()
                && word.matches("\\S+\\.[A-Za-z]+")
                && formats.all().stream()
                        .flatMap(format -> format.suffixes().stream())
                        .anyMatch(this::ends);
    }

    public boolean isFileOrInput() {
        return word.equals("-") || file().isPresent();
    }

    private Optional<Path> file() {
        return !word.equals("-") && isFile(word) ? Optional.of(Path.of(word)) : Optional.empty();
    }

    /** True if a file or folder is called so. */
    public static boolean isFile(String word) {
        try {
            return !word.isBlank() && Files.exists(Path.of(word));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static Source fromFile(Path file) {
        if (Files.isDirectory(file)) {
            throw new IllegalArgumentException(file + " is a folder, expected a file");
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(SizeLimits.BYTES + 1);
            if (bytes.length > SizeLimits.BYTES) {
                throw new IllegalArgumentException(tooLarge(file.toString()));
            }
            return Source.of(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String tooLarge(String what) {
        return what + " is too large: at most " + SizeLimits.BYTES + " bytes are read";
    }

    private Source fromInput() {
        StringBuilder text = new StringBuilder();
        char[] buffer = new char[1 << 16];
        try {
            for (int n = input.read(buffer); n >= 0 && text.length() <= SizeLimits.BYTES; n = input.read(buffer)) {
                text.append(buffer, 0, n);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (text.length() > SizeLimits.BYTES) {
            throw new IllegalArgumentException(tooLarge("standard input"));
        }
        if (text.indexOf("\uFFFD") >= 0) {
            throw new IllegalArgumentException("standard input is no text in UTF-8: name the file instead of '-'");
        }
        return Source.of(text.toString());
    }
}
