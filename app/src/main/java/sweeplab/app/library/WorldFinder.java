// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.rules.Letters;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;

/** Finds the game that a person means by a word: a world of the library, a game id, a level or a board. */
public record WorldFinder(Library library, Optional<Rules> game) {

    /** The game's id; the seed makes the board if the text names one without a seed. */
    public GameId find(String text, LongSupplier seed) {
        String word = text.strip();
        Optional<Rules> named = rulesBefore(word);
        if (named.isPresent()) {
            int end = Letters.like(word) ? word.indexOf(' ') : named.get().id().length();
            return ofGame(named.get(), word.substring(end + 1).strip(), seed);
        }
        return game.isPresent() ? ofGame(game.get(), word, seed) : ofAnyGame(word, seed);
    }

    // "tornado:LARGE4", "tornado 5x5/4 #1" or "[Q][M] 6x6/13 #1".
    private Optional<Rules> rulesBefore(String word) {
        Optional<Rules> named = Letters.like(word) && word.indexOf(' ') > 0
                ? Optional.of(Letters.parse(word.substring(0, word.indexOf(' '))))
                : RuleBook.all().stream()
                        .filter(rules -> word.startsWith(rules.id() + ":") || word.startsWith(rules.id() + " "))
                        .findFirst();
        if (named.isPresent()
                && game.isPresent()
                && !named.get().id().equals(game.get().id())) {
            throw new IllegalArgumentException("'" + word + "' is a game of "
                    + named.get().id() + ", but --game is " + game.get().id() + ": leave one of them out");
        }
        return named;
    }

    private GameId ofGame(Rules rules, String word, LongSupplier seed) {
        if (library.has(rules, word)) {
            return GameId.ofWorld(rules, library.spelling(rules, word));
        }
        if (isBoard(word) || isLevel(rules, word) || isLevel(RuleBook.get("classic"), word)) {
            return board(rules, word, seed);
        }
        throw unknown(rules, word);
    }

    private GameId ofAnyGame(String word, LongSupplier seed) {
        if (isBoard(word)) {
            return board(RuleBook.get("classic"), word, seed);
        }
        List<Rules> known = new ArrayList<>();
        for (Rules rules : RuleBook.all()) {
            if (rules.ownWorlds() && (library.has(rules, word) || isLevel(rules, word))) {
                known.add(rules);
            }
        }
        if (library.forAnyGame() && known.size() != 1) {
            throw new IllegalArgumentException(
                    "--worlds needs --game: say which game '" + word + "' is for (" + ids(RuleBook.all()) + ")");
        }
        if (known.size() > 1) {
            throw new IllegalArgumentException("'" + word + "' is there in several games (" + ids(known)
                    + "): choose one with --game, or write for instance "
                    + known.get(0).id() + ":" + word);
        }
        if (known.isEmpty()) {
            throw new IllegalArgumentException("unknown world '" + word + "': 'sweep worlds list' shows the worlds, "
                    + "and a board is written as 30x16/99");
        }
        return ofGame(known.get(0), word, seed);
    }

    private static boolean isBoard(String word) {
        return word.indexOf('/') >= 0 || word.indexOf(' ') >= 0 || word.indexOf(':') >= 0;
    }

    private static boolean isLevel(Rules rules, String word) {
        return rules.levels().stream().anyMatch(level -> level.name().equalsIgnoreCase(word));
    }

    private static GameId board(Rules rules, String word, LongSupplier seed) {
        GameId id = GameId.parse(rules.id() + " " + word);
        return word.indexOf('#') >= 0 || id.layout().isPresent() ? id : id.withSeed(seed.getAsLong());
    }

    private IllegalArgumentException unknown(Rules rules, String word) {
        List<String> names = library.names(rules);
        String known = names.isEmpty() ? "it has none of its own" : "there are " + String.join(", ", names);
        return new IllegalArgumentException("unknown world '" + word + "' for the game " + rules.id() + ": " + known
                + "; a board is written as 30x16/99");
    }

    private static String ids(List<Rules> list) {
        return list.stream().map(Rules::id).collect(Collectors.joining(", "));
    }
}
