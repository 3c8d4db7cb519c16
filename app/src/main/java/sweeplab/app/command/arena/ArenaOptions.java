// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.arena;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.agent.Agent;
import sweeplab.agent.Roster;
import sweeplab.app.command.option.AgentOptions;
import sweeplab.app.command.option.Agents;
import sweeplab.app.command.option.PlayedOptions;
import sweeplab.app.command.option.StrictOption;
import sweeplab.app.outside.Spec;
import sweeplab.app.terminal.Failure;
import sweeplab.arena.Clairvoyant;
import sweeplab.arena.Plan;
import sweeplab.arena.Sprt;
import sweeplab.rules.Rules;

/** The options that say what is played in a run. */
final class ArenaOptions {

    private static final int USUAL_GAMES = 1000;

    @Option(
            names = "--agents",
            required = true,
            paramLabel = "A,B,…",
            completionCandidates = Agents.Names.class,
            description =
                    "Who plays: 'sweep agents' lists them; cmd:COMMAND LINE or jar:FILE is a program of your own (NAME=cmd:… gives it a name), clairvoyant a bound for scale. May be repeated.")
    private List<String> agents = List.of();

    @Option(
            names = "--sprt",
            arity = "0..1",
            fallbackValue = "0.5,0.55,0.05,0.05",
            paramLabel = "p0,p1,alpha,beta",
            description =
                    "Stop as soon as a sequential test of the first two agents is clear (${FALLBACK-VALUE} unless said otherwise).")
    @Nullable
    private String sprt;

    @Option(names = "--no-judge", description = "Do not ask the exact engine whether guesses were forced.")
    private boolean unjudged;

    @Mixin
    private StrictOption strict = new StrictOption();

    @Mixin
    private AgentOptions naming = new AgentOptions();

    @Mixin
    private PlayedOptions played = new PlayedOptions();

    private final Map<String, Roster.Entry> entrants = new LinkedHashMap<>();

    void seedUnlessGiven(long known) {
        played.seedUnlessGiven(known);
    }

    Plan plan() {
        List<String> names = List.copyOf(entrants().keySet());
        if (strict.on && names.contains(Clairvoyant.NAME)) {
            throw Failure.badInput("--strict: clairvoyant knows a board that strict play would change: leave it out");
        }
        return played.plan(names, USUAL_GAMES, !unjudged).strictly(strict.on);
    }

    /** Shuts programs of the user's own in, so that they do not see these files; a run that is resumed keeps its log. */
    void confine(List<Path> hidden, boolean resumed) {
        naming.confine(hidden, resumed);
    }

    /** How to make the agent of this name in the plan. */
    LongFunction<Agent> maker(String name) {
        return Objects.requireNonNull(entrants().get(name)).maker();
    }

    private Map<String, Roster.Entry> entrants() {
        if (entrants.isEmpty()) {
            Roster roster = Clairvoyant.addTo(Agents.all());
            Rules rules = played.rules();
            for (String word : words(agents)) {
                Roster.Entry entry = naming.find(roster, word, rules);
                if (entrants.put(entry.name(), entry) != null) {
                    throw Failure.badInput("--agents: '" + word + "' is named twice");
                }
            }
        }
        return entrants;
    }

    // A command or a jar may have commas of its own and is given by itself.
    private static List<String> words(List<String> agents) {
        List<String> words = new ArrayList<>();
        for (String word : agents) {
            for (String name : isOutside(word) ? new String[] {word} : word.split(",", -1)) {
                words.add(name.strip());
            }
        }
        return words;
    }

    /** What the programs of the user's own are, each with its label. */
    List<String> programs() {
        return agents.stream().filter(ArenaOptions::isOutside).toList();
    }

    /** An agent that is a program of the user's own, if there is one. */
    Optional<String> outside() {
        return agents.stream().filter(ArenaOptions::isOutside).findFirst();
    }

    List<Path> secrets() {
        return played.secrets();
    }

    private static boolean isOutside(String word) {
        return Spec.is(word);
    }

    Optional<Sprt> sprt() {
        Optional<Sprt> test = Optional.ofNullable(sprt).map(Sprt::parse);
        if (test.isPresent() && entrants().size() < 2) {
            throw Failure.badInput("--sprt compares the first two agents: name two with --agents");
        }
        return test;
    }

    /** The options as words that mean the same run again. */
    List<String> words() {
        List<String> words = new ArrayList<>();
        agents.forEach(agent -> words.addAll(List.of("--agents", agent)));
        words.addAll(played.words());
        words.addAll(naming.words());
        if (sprt != null) {
            words.addAll(List.of("--sprt", sprt));
        }
        if (unjudged) {
            words.add("--no-judge");
        }
        if (strict.on) {
            words.add("--strict");
        }
        return words;
    }
}
