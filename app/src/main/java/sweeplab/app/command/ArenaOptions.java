package sweeplab.app.command;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.arena.Entrants;
import sweeplab.app.library.WorldFinder;
import sweeplab.app.terminal.Failure;
import sweeplab.arena.PackedWorlds;
import sweeplab.arena.Plan;
import sweeplab.arena.Sprt;
import sweeplab.catalogue.Board;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Start;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;

/** The options that say what is played in a run. */
final class ArenaOptions {

    private static final int USUAL_GAMES = 1000;

    @Option(
            names = "--agents",
            required = true,
            paramLabel = "A,B,…",
            completionCandidates = Agents.Names.class,
            description = "Who plays: 'sweep agents' lists them; clairvoyant is a bound for scale. May be repeated.")
    private List<String> agents = List.of();

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
            description = "safe@X,Y or opening@X,Y for the boards; without it the game's own start.")
    @Nullable
    private String start;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games each agent plays (1000; with worlds alone, each world once).")
    @Nullable
    private Integer games;

    @Option(
            names = "--sprt",
            paramLabel = "p0,p1,alpha,beta",
            description = "Stop as soon as a sequential test of the first two agents is clear.")
    @Nullable
    private String sprt;

    @Option(names = "--no-judge", description = "Do not ask the exact engine whether guesses were forced.")
    private boolean unjudged;

    @Mixin
    private WorldOptions worlds = new WorldOptions();

    @Mixin
    private SeedOption seed = new SeedOption();

    Plan plan() {
        List<GameId> ids = ids();
        return new Plan(
                names(),
                ids.stream().map(GameId::toString).toList(),
                games(ids),
                seed.value(),
                !unjudged,
                worlds.folder == null ? Map.of() : PackedWorlds.pack(worlds.library(), ids));
    }

    // A command or a jar may have commas of its own and is given by itself.
    private List<String> names() {
        Set<String> names = new LinkedHashSet<>();
        for (String word : agents) {
            for (String name : isOutside(word) ? new String[] {word} : word.split(",", -1)) {
                if (!names.add(Entrants.name(name.strip()))) {
                    throw Failure.badInput("--agents: '" + name + "' is named twice");
                }
            }
        }
        return List.copyOf(names);
    }

    /** An agent that is a program of the user's own, if there is one. */
    Optional<String> outside() {
        return agents.stream().filter(ArenaOptions::isOutside).findFirst();
    }

    private static boolean isOutside(String word) {
        return word.matches("(cmd|jar):.*");
    }

    private List<GameId> ids() {
        Rules rules = worlds.rules().orElseGet(() -> RuleBook.get("classic"));
        Optional<Start> place = Optional.ofNullable(start).map(Start::parse);
        List<GameId> ids = new ArrayList<>();
        for (String board : boards) {
            ids.add(GameId.ofBoard(rules, Board.parse(board, rules), place, 0));
        }
        WorldFinder finder = new WorldFinder(worlds.library(), worlds.rules());
        named.forEach(name -> ids.add(finder.find(name, () -> 0)));
        if (ids.isEmpty()) {
            worlds.library().names(rules).forEach(name -> ids.add(GameId.ofWorld(rules, name)));
        }
        if (ids.isEmpty()) {
            throw Failure.badInput(
                    "the game " + rules.id() + " has no worlds of its own: say --board, for instance --board expert");
        }
        return ids;
    }

    private int games(List<GameId> ids) {
        boolean onlyWorlds = ids.stream().allMatch(id -> id.world().isPresent());
        int count = games != null ? games : onlyWorlds ? ids.size() : USUAL_GAMES;
        if (count < 1) {
            throw Failure.badInput("--games " + count + ": at least 1");
        }
        return count;
    }

    Optional<Sprt> sprt() {
        Optional<Sprt> test = Optional.ofNullable(sprt).map(Sprt::parse);
        if (test.isPresent() && names().size() < 2) {
            throw Failure.badInput("--sprt compares the first two agents: name two with --agents");
        }
        return test;
    }

    /** The options as words that mean the same run again. */
    List<String> words() {
        List<String> words = new ArrayList<>();
        agents.forEach(agent -> words.addAll(List.of("--agents", agent)));
        add(words, "--game", worlds.game);
        add(words, "--worlds", worlds.folder);
        add(words, "--board", boards.isEmpty() ? null : String.join(",", boards));
        named.forEach(name -> add(words, "--world", name));
        add(words, "--start", start);
        add(words, "--games", games);
        add(words, "--sprt", sprt);
        if (unjudged) {
            words.add("--no-judge");
        }
        add(words, "--seed", seed.value());
        return words;
    }

    private static void add(List<String> words, String option, @Nullable Object value) {
        if (value != null) {
            words.addAll(List.of(option, value.toString()));
        }
    }
}
