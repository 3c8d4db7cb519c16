// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.rules.Rules;

/** Worlds and graphs that travel with a plan as texts. */
public record PackedWorlds(Map<String, String> texts) implements Library {

    private static final String GRAPH = "graph:";

    /** The texts of the worlds that these ids name, and of every graph. */
    public static Map<String, String> pack(Library library, List<GameId> ids) {
        Map<String, String> texts = new LinkedHashMap<>();
        library.graphs().forEach(name -> texts.put(GRAPH + name, library.graph(name)));
        for (GameId id : ids) {
            id.world().ifPresent(name -> texts.put(name, library.text(id.rules(), library.spelling(id.rules(), name))));
        }
        return texts;
    }

    @Override
    public List<String> names(Rules rules) {
        return texts.keySet().stream().filter(name -> !name.startsWith(GRAPH)).toList();
    }

    @Override
    public String text(Rules rules, String name) {
        return texts.getOrDefault(name, "");
    }

    @Override
    public List<String> graphs() {
        Stream<String> packed = texts.keySet().stream()
                .filter(name -> name.startsWith(GRAPH))
                .map(name -> name.substring(GRAPH.length()));
        return Stream.concat(packed, Library.super.graphs().stream()).distinct().toList();
    }

    @Override
    public String graph(String name) {
        String text = texts.get(GRAPH + name);
        return text == null ? Library.super.graph(name) : text;
    }
}
