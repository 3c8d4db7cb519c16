// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.worlds;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.SeedOption;
import sweeplab.app.command.option.WorldOptions;
import sweeplab.app.json.Json;
import sweeplab.app.library.Given;
import sweeplab.app.library.OutFile;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.base.Budget;
import sweeplab.catalogue.Setup;
import sweeplab.format.Formats;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.text.Format;
import sweeplab.format.text.Source;
import sweeplab.format.text.TextFormat;

/** {@code sweep convert}: between position, board and replay formats. */
@Command(
        name = "convert",
        description = "Converts between position, board and replay formats.",
        footer = {
            "",
            "FROM is a file, '-' for standard input, or the text or link itself; its format is recognised.",
            "With --game it may be the name of a world.",
            "TO is the name of a format, which goes to standard output, or a file whose ending says the format;",
            "with --to it may be '-' for standard output.",
            "On standard output the bytes of mbf and evf are hexadecimal text. 'sweep convert --list' lists the formats.",
            "",
            "Example:  sweep convert game.rawvf board.mbf",
            "Example:  sweep convert afafaaadbc2bSeOeO jsm",
            "Example:  sweep convert tornado:LARGE4 --to board --out large4.board"
        })
public final class Convert implements Runnable {

    @Parameters(index = "0", arity = "0..1", paramLabel = "FROM", description = "What to read.")
    private String from = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "TO", description = "A format, or a file to write.")
    @Nullable
    private String to;

    @Option(names = "--from", paramLabel = "FORMAT", description = "The format of FROM, where it is not recognised.")
    @Nullable
    private String fromFormat;

    @Option(names = "--to", paramLabel = "FORMAT", description = "The format to write.")
    @Nullable
    private String toFormat;

    @Option(names = "--out", paramLabel = "FILE", description = "The file to write.")
    @Nullable
    private Path out;

    @Option(names = "--start", paramLabel = "X,Y", description = "The start cell, for a board that does not say it.")
    @Nullable
    private String start;

    @Option(names = "--list", description = "List the formats.")
    private boolean list;

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private WorldOptions worlds = new WorldOptions();

    @Mixin
    private SeedOption seed = new SeedOption();

    private final Terminal terminal;

    public Convert(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        Formats formats = new Formats(worlds.library());
        if (list) {
            list(formats);
            return;
        }
        if (from.isEmpty()) {
            throw Failure.badInput("say what to convert: a file, '-', or the text itself");
        }
        Format format = format(formats);
        Document document = started(document(formats));
        byte[] bytes = written(format, document);
        if (out != null) {
            OutFile.write(out, bytes);
        }
        if (json.on) {
            printJson(format, document, bytes);
        } else if (out == null) {
            terminal.out().print(text(format, bytes));
        }
    }

    private Given given() {
        return new Given(from, terminal.in());
    }

    private byte[] written(Format format, Document document) {
        try {
            return format.write(document);
        } catch (IllegalArgumentException e) {
            String what = given().isFileOrInput() ? given().where() + " " : "";
            throw new IllegalArgumentException(what + "to " + format.name() + ": " + e.getMessage(), e);
        }
    }

    private void printJson(Format format, Document document, byte[] bytes) {
        terminal.line(Json.text(Json.object(
                "kind", document.kind(),
                "format", format.name(),
                "file", out == null ? null : out.toString(),
                "bytes", bytes.length,
                "text", text(format, bytes))));
    }

    // With --game FROM may be the bare name of a world.
    private Document document(Formats formats) {
        Given given = given();
        if (worlds.game == null || given.isFileOrInput()) {
            Source source = given.source();
            Optional<FullBoard> world = worlds.rules().flatMap(game -> given.world(game, worlds.library(), source));
            return world.isPresent() ? world.get() : given.read(formats, Optional.ofNullable(fromFormat), source);
        }
        Setup setup = worlds.setup(from, seed, terminal.in(), Budget.unlimited());
        return new FullBoard(setup.rules(), setup.world(), 1, Optional.empty(), setup.starts());
    }

    private void list(Formats formats) {
        if (!json.on) {
            formats.all().forEach(this::list);
            return;
        }
        terminal.line(Json.text(Json.object(
                "formats",
                formats.all().stream()
                        .map(format -> Json.object(
                                "name", format.name(),
                                "writes", format.writes(),
                                "endings", format.suffixes(),
                                "about", format.about()))
                        .toList())));
    }

    private void list(Format format) {
        String endings =
                String.join(" ", format.suffixes().stream().map(s -> "." + s).toList());
        terminal.line(Words.pad(format.name(), 12)
                + Words.pad(format.writes() ? "read, write" : "read", 13)
                + Words.pad(endings, 13)
                + format.about());
    }

    // TO is a format or a file; a file goes the same way as --out.
    private Format format(Formats formats) {
        boolean named = to != null && formats.find(to).isPresent();
        boolean printed = "-".equals(to);
        if (to != null && !named && !printed) {
            out = Path.of(to);
        }
        String name = toFormat != null ? toFormat : named ? to : null;
        if (name != null) {
            return formats.named(name);
        }
        if (out == null) {
            throw Failure.badInput("say the format to write: for instance 'sweep convert FROM board', see --list");
        }
        String file = out.toString();
        return formats.forFile(file)
                .orElseThrow(() -> Failure.badInput(
                        "'" + file + "' is no format, and its ending says none: add --to, see --list"));
    }

    private Document started(Document document) {
        if (start == null) {
            return document;
        }
        FullBoard board = given().board(document);
        if (!start.matches("\\d{1,8},\\d{1,8}")) {
            throw Failure.badInput("--start '" + start + "': write column,row, for instance 4,4");
        }
        String[] place = start.split(",");
        return board.withStarts(board.world().topology().cell(Integer.parseInt(place[1]), Integer.parseInt(place[0])));
    }

    private static String text(Format format, byte[] bytes) {
        return format instanceof TextFormat ? new String(bytes, StandardCharsets.UTF_8) : hex(bytes);
    }

    private static String hex(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte b : bytes) {
            text.append(text.isEmpty() ? "" : " ").append(String.format("%02x", b));
        }
        return text.append('\n').toString();
    }
}
