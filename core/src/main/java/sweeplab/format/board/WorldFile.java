// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import sweeplab.base.Excerpt;
import sweeplab.base.Numbers;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.Library;
import sweeplab.catalogue.WorldText;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Recast;
import sweeplab.format.text.Brief;
import sweeplab.format.text.Lines;
import sweeplab.format.text.Source;
import sweeplab.format.text.TextFormat;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.world.World;

/** The world files of the catalogue (W1): symbols with spaces between them; which game it is follows from the symbols and the clues. */
public final class WorldFile implements TextFormat {

    // Every game is tried, so the text is shorter than others may be.
    private static final int LONGEST = 1 << 20;
    private static final Set<String> SYMBOLS =
            Set.of("-1", "d", "g", "t", "m", "b", "*", "nettle", "dagger", "tornado", "mine");

    // A clue of the rule W.
    private static final Pattern RUNS = Pattern.compile("[1-8](,[1-8]){1,3}");

    @Override
    public String name() {
        return "world";
    }

    @Override
    public String about() {
        return "full board as a world file of the catalogue";
    }

    @Override
    public List<String> suffixes() {
        return List.of("world", "txt");
    }

    @Override
    public boolean looksLike(Source source) {
        if (!source.isText() || source.text().length() > LONGEST) {
            return false;
        }
        List<String> rows = rows(source);
        boolean column = rows.size() > 1 && !Minesweepr.hasSymbols(source);
        for (String row : rows) {
            String[] words = row.split("\\s+");
            if (words.length < 2 && !column || !Arrays.stream(words).allMatch(WorldFile::isSymbol)) {
                return false;
            }
        }
        boolean empty = !rows.isEmpty() && rows.stream().allMatch(row -> row.matches("[0\\s]*"));
        return empty || rows.stream().anyMatch(row -> !row.matches("[\\d\\s]*"));
    }

    private static List<String> rows(Source source) {
        List<String> rows = new ArrayList<>();
        Lines lines = source.lines();
        for (int i = 0; i < lines.count(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.equals("#") && !line.startsWith("# ")) {
                rows.add(line);
            }
        }
        return rows;
    }

    private static boolean isSymbol(String word) {
        return SYMBOLS.contains(word) || RUNS.matcher(word).matches() || word.length() <= 2 && Numbers.is(word);
    }

    @Override
    public FullBoard read(Source source) {
        return Brief.of(() -> anyGame(source));
    }

    private static FullBoard anyGame(Source source) {
        if (source.text().length() > LONGEST) {
            throw new IllegalArgumentException("a world file has at most " + LONGEST + " characters");
        }
        List<FullBoard> found = new ArrayList<>();
        IllegalArgumentException nearest = new IllegalArgumentException(strange(source));
        for (Rules rules : RuleBook.all()) {
            try {
                found.add(board(source.text(), rules));
            } catch (IllegalArgumentException e) {
                nearest = expectsSymbol(e) ? nearest : e;
            }
        }
        // The three kinds of gold clue have the same worlds.
        found.removeIf(board -> board.rules().id().startsWith("daggers-"));
        if (found.isEmpty()) {
            throw nearest;
        }
        if (found.size() > 1) {
            throw new IllegalArgumentException(
                    "this may be a world of " + found.get(0).rules().id() + " or of "
                            + found.get(1).rules().id());
        }
        return found.get(0);
    }

    private static String strange(Source source) {
        List<String> rows = rows(source);
        for (int row = 0; row < rows.size(); row++) {
            String[] words = rows.get(row).split("\\s+");
            for (int column = 0; column < words.length; column++) {
                if (!isSymbol(words[column])) {
                    return "row " + row + ", column " + column + ": found '" + Excerpt.of(words[column])
                            + "', a symbol of no game";
                }
            }
        }
        return "no game has all of these symbols";
    }

    private static FullBoard board(String text, Rules rules) {
        return board("the text", text, rules, new Catalogue());
    }

    /** The board of a world's text for a game that is known; {@code where} names it in errors. */
    public static FullBoard board(String where, String text, Rules rules, Library library) {
        World world = WorldText.read(where, text, rules, library);
        return new FullBoard(rules, world, 1, Optional.empty(), WorldText.starts(text, world.topology(), rules));
    }

    // An error about a clue or the start tells more than one about a symbol of another game.
    private static boolean expectsSymbol(IllegalArgumentException e) {
        return String.valueOf(e.getMessage()).contains("expected a clue");
    }

    @Override
    public String text(Document document) {
        FullBoard board = Recast.board(document);
        if (board.world().topology().id().startsWith("graph:")) {
            throw new IllegalArgumentException("a world file holds grids: this is a graph; 'board' holds it");
        }
        Recast.checkGame(board.rules(), name());
        return WorldText.write(board.world(), board.rules(), board.starts());
    }
}
