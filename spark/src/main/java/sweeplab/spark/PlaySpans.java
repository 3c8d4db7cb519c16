// SPDX-License-Identifier: Apache-2.0
package sweeplab.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.TaskContext;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction2;
import sweeplab.agent.Roster;
import sweeplab.arena.Clairvoyant;
import sweeplab.arena.Plan;
import sweeplab.arena.Player;
import sweeplab.arena.Span;
import sweeplab.sat.SatAgents;

/** What a machine of the cluster does: plays the bouts of its spans, and answers with their records as lines. */
final class PlaySpans extends AbstractFunction2<TaskContext, Iterator<Span>, String[]> implements Serializable {

    private static final long serialVersionUID = 1;

    private final Plan plan;

    PlaySpans(Plan plan) {
        this.plan = plan;
    }

    @Override
    public String[] apply(TaskContext task, Iterator<Span> spans) {
        Roster roster = Clairvoyant.addTo(SatAgents.addTo(Roster.core()));
        List<String> lines = new ArrayList<>();
        try (Player player = new Player(plan, name -> roster.get(name).maker())) {
            while (spans.hasNext()) {
                play(player, spans.next(), lines);
            }
        }
        return lines.toArray(String[]::new);
    }

    private static void play(Player player, Span span, List<String> lines) {
        for (int bout = span.from(); bout < span.to(); bout++) {
            StringBuilder line = new StringBuilder();
            player.play(bout).write(line);
            lines.add(line.toString());
        }
    }
}
