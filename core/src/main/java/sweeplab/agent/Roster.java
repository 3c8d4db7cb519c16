// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import sweeplab.base.Excerpt;
import sweeplab.base.PublicApi;
import sweeplab.base.Spelling;

/** Agents by name. */
@PublicApi
public final class Roster {

    /** One agent: its name, what it does in a line, and how to make one from a seed. */
    public record Entry(String name, String about, LongFunction<Agent> maker) {}

    private final Map<String, Entry> entries = new LinkedHashMap<>();

    /** The agents that need nothing but this module: the line to add for a new one. */
    public static Roster core() {
        return new Roster()
                .add("in-order", "probes row by row, never flags (P1)", seed -> new InOrder())
                .add("random", "probes any covered cell (RPS)", RandomProbing::new)
                .add("exact", "what is certain, else the least chance of danger", seed -> new ExactAgent())
                .add(
                        "fast",
                        "exact, a quick model of guesses or one look ahead, short endgames",
                        seed -> new Planner(Effort.FAST))
                .add(
                        "balanced",
                        "exact, a look ahead, a small model, play-outs late, endgames of thousands of worlds",
                        seed -> new Economy(new Planner(Effort.BALANCED), new Planner(Effort.FAST)))
                .add(
                        "strong",
                        "exact, a look ahead corrected by a small model, play-outs, longer endgames",
                        seed -> new Planner(Effort.STRONG))
                .add("sps", "single point, stops when nothing follows", Recipes::singlePoint)
                .add("ees", "single point and easy equations, stops when nothing follows", Recipes::easyEquations)
                .add("nettle-logic1", "report 000: SPS, random", Recipes::singlePointOrRandom)
                .add("nettle-logic2", "report 000: SPS, EES, random", Recipes::nettleLogic2)
                .add("daggers-001-logic1", "report 001: random", RandomProbing::new)
                .add("daggers-001-logic2", "report 001: SPS, random", Recipes::singlePointOrRandom)
                .add("daggers-002-logic1", "report 002: SPS clue by clue, random", Recipes::daggers002Logic1)
                .add("daggers-003-logic1-rps", "report 003: random", RandomProbing::new)
                .add("daggers-003-logic1-sps", "report 003: SPS clue by clue, random", Recipes::daggers003Logic1)
                .add("P1", "report 004: row by row, never flags", seed -> new InOrder())
                .add("P2", "report 004: SPS, stops when nothing follows", Recipes::singlePoint);
    }

    public Roster add(String name, String about, LongFunction<Agent> maker) {
        entries.put(name.toLowerCase(java.util.Locale.ROOT), new Entry(name, about, maker));
        return this;
    }

    public List<Entry> all() {
        return List.copyOf(entries.values());
    }

    public boolean has(String name) {
        return entries.containsKey(name.toLowerCase(java.util.Locale.ROOT));
    }

    /** The agent of this name, in capitals or not. */
    public Entry get(String name) {
        Entry entry = entries.get(name.toLowerCase(java.util.Locale.ROOT));
        if (entry == null) {
            throw unknown(name);
        }
        return entry;
    }

    private IllegalArgumentException unknown(String name) {
        List<String> near =
                Spelling.near(name, entries.values().stream().map(Entry::name).toList());
        String meant = near.isEmpty() ? "" : "did you mean " + String.join(" or ", near) + "? ";
        return new IllegalArgumentException(
                "unknown agent '" + Excerpt.of(name) + "': " + meant + "'sweep agents' lists them all");
    }
}
