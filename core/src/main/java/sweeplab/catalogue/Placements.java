// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import sweeplab.base.Dice;
import sweeplab.count.layers.Allowance;
import sweeplab.count.relation.RelationCount;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Sampler;
import sweeplab.position.Prior;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Draws worlds that rules about where dangers may lie allow, each equally likely (V5). What was counted for the last boards is kept: counting takes far longer than drawing. */
final class Placements {

    private static final int KEPT = 4;
    private static final int MOST_STATES = 1 << 21;
    private static final Map<String, Optional<Sampler>> SAMPLERS = new LinkedHashMap<>();

    private Placements() {}

    static synchronized World draw(Rules rules, Topology topology, Board board, CellSet spared, Dice dice) {
        String key = rules.id() + " " + topology.id() + "/" + board.dangers() + " " + spared;
        if (!SAMPLERS.containsKey(key)) {
            while (SAMPLERS.size() >= KEPT) {
                SAMPLERS.remove(SAMPLERS.keySet().iterator().next());
            }
            SAMPLERS.put(key, sampler(rules, topology, board, spared));
        }
        return SAMPLERS.getOrDefault(key, Optional.empty())
                .orElseThrow(() -> new IllegalArgumentException(board + ": " + rules.id()
                        + " allows no board with so many " + rules.danger() + "s where the start is safe"))
                .draw(dice);
    }

    private static Optional<Sampler> sampler(Rules rules, Topology topology, Board board, CellSet spared) {
        Scene scene = new Scene(rules, topology, board.dangers(), -1, spared.toArray());
        RelationCount count = RelationCount.of(scene.view(), Prior.USUAL, new Allowance(MOST_STATES));
        if (count.verdict() == Analysis.Verdict.TOO_LARGE) {
            throw new IllegalArgumentException(
                    board + " is too large to count the boards that " + rules.id() + " allows: ask for a smaller one");
        }
        return count.sampler(topology);
    }
}
