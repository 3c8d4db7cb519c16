// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import sweeplab.app.json.Json;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** What the page says of a position, asked by the same texts as the page asks it. */
@SuppressWarnings("NullAway") // a member that is missing fails the test, as it should
public final class PageAdvice {

    private final Topology topology;
    private final String head;
    private final byte[] shown;
    private final byte[] goldClues;
    private final Map<?, ?> facts;

    private PageAdvice(Converted converted) {
        View view = converted.view();
        topology = view.topology();
        head = ((Map<?, ?>) Json.read(converted.json().toString())).get("head").toString();
        shown = Shown.of(view);
        goldClues = Shown.goldClues(view);
        facts = (Map<?, ?>) Json.read(new Analysed(new PagePosition(head).view(shown, goldClues))
                .json()
                .toString());
    }

    public static PageAdvice of(String position) {
        return new PageAdvice(new Converted(position.getBytes(StandardCharsets.UTF_8)));
    }

    /** Where the best move is, row and column and what it risks; empty if there is none. */
    public List<Object> best() {
        int cell = ((Number) facts.get("best")).intValue();
        return cell < 0
                ? List.of()
                : List.of(
                        (double) topology.row(cell),
                        (double) topology.column(cell),
                        ((Number) facts.get("risk")).doubleValue(),
                        facts.get("why"));
    }

    /** Why the best move is safe, line by line; nothing if no argument was found. */
    public List<String> words() {
        int cell = ((Number) facts.get("best")).intValue();
        Map<?, ?> proof = (Map<?, ?>) Json.read(Engine.explain(head, shown, goldClues, cell));
        return proof.get("kind").equals("unknown")
                ? List.of()
                : ((List<?>) proof.get("lines"))
                        .stream()
                                .map(line -> ((Map<?, ?>) line).get("text").toString())
                                .toList();
    }
}
