// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.library.LevelFiles;
import sweeplab.app.library.WorldFinder;
import sweeplab.app.terminal.Failure;
import sweeplab.arena.PackedWorlds;
import sweeplab.arena.Plan;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Start;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;

/** The options that say which games several players play: boards, worlds, how many, and the seed. */
public final class PlayedOptions {

    @Option(
            names = "--board",
            split = ",",
            paramLabel = "B",
            description =
                    "Levels or boards, for instance expert or 30x16/99,hex:12x12/30; the games take them in turn.")
    private List<String> boards = List.of();

    @Option(
            names = "--world",
            paramLabel = "W",
            description =
                    "A world or a game by its id, in turn as well; may be repeated. Without --board and --world, all worlds of the game.")
    private List<String> named = List.of();

    @Option(
            names = "--start",
            paramLabel = "S",
            description =
                    "safe@X,Y or opening@X,Y for the boards; without it the game's own start, which is safe@0,0 in classic.")
    @Nullable
    private String start;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games each plays; without it each world once, or on boards 1000 (grade: 100).")
    @Nullable
    private Integer games;

    @Mixin
    private WorldOptions worlds = new WorldOptions();

    @Mixin
    private SeedOption seed = new SeedOption();

    /** The files and folders of which a program that plays must not know. */
    public List<Path> secrets() {
        return Stream.of(Optional.ofNullable(worlds.folder), Optional.ofNullable(seed.file))
                .flatMap(Optional::stream)
                .toList();
    }

    /** The seed of the run that is resumed, where it was drawn the first time. */
    public void seedUnlessGiven(long known) {
        if (seed.given == null && seed.file == null) {
            seed.given = known;
        }
    }

    /** The rules of the first game. */
    public Rules rules() {
        return ids().get(0).rules();
    }

    /** What these agents play; so many games if nothing else is said. */
    public Plan plan(List<String> agents, int usualGames, boolean judged) {
        List<GameId> ids = ids();
        return new Plan(
                agents,
                ids.stream().map(GameId::toString).toList(),
                games(ids, usualGames),
                seed.secret(),
                judged,
                worlds.folder == null ? Map.of() : PackedWorlds.pack(worlds.library(), ids));
    }

    private List<GameId> ids() {
        Rules rules = worlds.rules().orElseGet(() -> RuleBook.get("classic"));
        Optional<Start> place = Optional.ofNullable(start).map(Start::parse);
        List<GameId> ids = new ArrayList<>();
        for (String board : boards) {
            RuledBoard read = RuledBoard.of(rules.id(), board);
            ids.add(GameId.ofBoard(read.rules(), read.board(), place, 0));
        }
        WorldFinder finder = new WorldFinder(worlds.library(), worlds.rules());
        named.forEach(name -> ids.add(finder.find(LevelFiles.noLevel(name), () -> 0)));
        if (ids.isEmpty()) {
            worlds.library().names(rules).forEach(name -> ids.add(GameId.ofWorld(rules, name)));
        }
        if (ids.isEmpty()) {
            throw noWorlds(rules);
        }
        return ids;
    }

    private Failure noWorlds(Rules rules) {
        return Failure.badInput(
                worlds.folder == null
                        ? "the game " + rules.id()
                                + " has no worlds of its own: say --board, for instance --board expert"
                        : "--worlds " + worlds.folder + " has no world of " + rules.id()
                                + ": name another game with --game, or say --board");
    }

    private int games(List<GameId> ids, int usual) {
        boolean onlyWorlds = ids.stream().allMatch(id -> id.world().isPresent());
        int count = games != null ? games : onlyWorlds ? ids.size() : usual;
        if (count < 1) {
            throw Failure.badInput("--games " + count + ": at least 1");
        }
        return count;
    }

    /** The folder that the worlds come from, if there is one. */
    public Optional<Path> folder() {
        return Optional.ofNullable(worlds.folder);
    }

    /** The options as words that mean the same games again. */
    public List<String> words() {
        List<String> words = new ArrayList<>(words(worlds.folder));
        add(words, "--seed-file", seed.file);
        add(words, "--seed", seed.file == null ? seed.secret() : null);
        return words;
    }

    /** The same without the seed, and with the worlds in this folder. */
    public List<String> words(@Nullable Object folder) {
        List<String> words = new ArrayList<>();
        add(words, "--game", worlds.game);
        add(words, "--worlds", folder);
        add(words, "--board", boards.isEmpty() ? null : String.join(",", boards));
        named.forEach(name -> add(words, "--world", name));
        add(words, "--start", start);
        add(words, "--games", games);
        return words;
    }

    private static void add(List<String> words, String option, @Nullable Object value) {
        if (value != null) {
            words.addAll(List.of(option, value.toString()));
        }
    }
}
