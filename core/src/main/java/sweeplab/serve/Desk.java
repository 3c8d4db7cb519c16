// SPDX-License-Identifier: Apache-2.0
package sweeplab.serve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Roster;
import sweeplab.base.Budget;
import sweeplab.base.Excerpt;
import sweeplab.base.JsonText;
import sweeplab.base.Pieces;
import sweeplab.catalogue.Library;

/** Answers the lines of one client: each request is a line of words, each answer a line of JSON. A request that cannot be met changes nothing. */
public final class Desk {

    /** The version of the protocol. */
    public static final int VERSION = 1;

    /** The longest line that is read, in characters. */
    public static final int LONGEST_LINE = 1 << 20;

    private static final List<String> VERBS = List.of("hello", "make", "reset", "step", "info", "show", "drop", "quit");

    private final Library library;
    private final Roster roster;
    private final DeskLimits limits;
    private final LongSupplier seeds;
    private final Map<Integer, Batch> batches = new TreeMap<>();
    private Budget request = Budget.unlimited();
    private int made;
    private boolean closed;

    /** The seeds are for batches that name none. */
    public Desk(Library library, Roster roster, DeskLimits limits, LongSupplier seeds) {
        this.seeds = seeds;
        this.library = library;
        this.roster = roster;
        this.limits = limits;
    }

    /** True once the client has said that it needs nothing more. */
    public boolean closed() {
        return closed;
    }

    /** True while there is nothing that a later request could ask for. */
    public boolean empty() {
        return batches.isEmpty();
    }

    /** The answer to one request. */
    public String answer(String line) {
        return answer(line, Budget.unlimited());
    }

    /** The same within a time: what is not known by then is not told, and boards that are not drawn by then are not begun. */
    public String answer(String line, Budget budget) {
        request = budget;
        try {
            return JsonText.of(answer(new ArrayList<>(List.of(Pieces.of(line.strip())))));
        } catch (IllegalArgumentException | IllegalStateException e) {
            return refusal(String.valueOf(e.getMessage()));
        }
    }

    /** The answer to what is no request. */
    public static String refusal(String why) {
        return JsonText.of(JsonText.object("error", why));
    }

    private Map<String, @Nullable Object> answer(List<String> words) {
        String verb = words.remove(0);
        return switch (verb) {
            case "hello" -> hello();
            case "make" -> make(words);
            case "reset" -> batch(words).reset(words);
            case "step" -> batch(words).step(words);
            case "info" -> batch(words).info(words);
            case "show" -> batch(words).show(words);
            case "drop" -> drop(words);
            case "quit" -> quit();
            default ->
                throw new IllegalArgumentException(
                        "'" + Excerpt.of(verb) + "' is no request: there are " + String.join(", ", VERBS));
        };
    }

    private Map<String, @Nullable Object> hello() {
        return JsonText.object(
                "sweeplab", VERSION, "games", limits.games(), "cells", limits.cells(), "info", Wish.names());
    }

    private Map<String, @Nullable Object> make(List<String> words) {
        Map<String, String> settings = Settings.of(words, BatchTerms.NAMES);
        Batch batch = new Batch(
                BatchTerms.of(settings, String.join(" ", words), limits, roster, seeds, () -> request), library);
        limits.check(
                batch.cells(), batches.values().stream().mapToLong(Batch::cells).sum());
        batches.put(++made, batch);
        Map<String, @Nullable Object> answer = JsonText.object("batch", made);
        answer.putAll(batch.about());
        return answer;
    }

    private Map<String, @Nullable Object> drop(List<String> words) {
        batches.values().remove(batch(words));
        return JsonText.object("batches", List.copyOf(batches.keySet()));
    }

    private Map<String, @Nullable Object> quit() {
        closed = true;
        batches.clear();
        return JsonText.object("bye", true);
    }

    private Batch batch(List<String> words) {
        String word = words.isEmpty() ? "" : words.remove(0);
        Batch batch = batches.get(Settings.whole(word, "the number of a batch"));
        if (batch == null) {
            throw new IllegalArgumentException("there is no batch " + word + ": there are " + batches.keySet());
        }
        return batch;
    }
}
