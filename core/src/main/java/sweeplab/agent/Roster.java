package sweeplab.agent;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;

/** Agents by name. */
public final class Roster {

    /** One agent: its name, what it does in a line, and how to make one from a seed. */
    public record Entry(String name, String about, LongFunction<Agent> maker) {}

    private final Map<String, Entry> entries = new LinkedHashMap<>();

    /** The agents that need nothing but this module: the line to add for a new one. */
    public static Roster core() {
        return new Roster()
                .add("in-order", "probes row by row, never flags (P1)", seed -> new InOrder())
                .add("random", "probes any covered cell (RPS)", RandomProbing::new);
    }

    public Roster add(String name, String about, LongFunction<Agent> maker) {
        entries.put(name.toLowerCase(java.util.Locale.ROOT), new Entry(name, about, maker));
        return this;
    }

    public List<Entry> all() {
        return List.copyOf(entries.values());
    }

    /** The agent of this name, in capitals or not. */
    public Entry get(String name) {
        Entry entry = entries.get(name.toLowerCase(java.util.Locale.ROOT));
        if (entry == null) {
            throw new IllegalArgumentException("unknown agent '" + name + "': there are " + String.join(", ", names()));
        }
        return entry;
    }

    private List<String> names() {
        List<String> names = new ArrayList<>();
        entries.values().forEach(entry -> names.add(entry.name()));
        return names;
    }
}
