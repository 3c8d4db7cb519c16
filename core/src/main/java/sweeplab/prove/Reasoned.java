// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import sweeplab.base.PublicApi;
import sweeplab.proof.Grade;
import sweeplab.prove.relation.RelationArgument;
import sweeplab.relation.Relation;
import sweeplab.world.Topology;

/** A game played by certain moves alone where rules are relations of any kind, with the argument for each move; complete if it was won. */
@PublicApi
public record Reasoned(boolean complete, List<Moment> moments) implements ProvedGame {

    /** One certain move (see {@link sweeplab.agent.Move}) and why it is certain, when all flags before it are taken for granted. */
    public record Moment(int move, RelationArgument argument) {}

    public Reasoned {
        moments = List.copyOf(moments);
    }

    @Override
    public int moves() {
        return moments.size();
    }

    @Override
    public String certificate(Topology topology) {
        return RelationCertificate.write(this, topology);
    }

    @Override
    public Optional<Grade> hardest() {
        return moments.stream().map(moment -> moment.argument().grade()).max(Grade::compareTo);
    }

    @Override
    public boolean usesTotal() {
        return moments.stream().anyMatch(moment -> moment.argument().usesTotal());
    }

    /** Clues used times steps, of all moves together. */
    public int difficulty() {
        return moments.stream()
                .mapToInt(moment -> moment.argument().difficulty())
                .sum();
    }

    /** The cells whose clues are used. */
    public Set<Integer> clues() {
        return moments.stream()
                .flatMap(moment -> moment.argument().relations().stream())
                .map(Relation::origin)
                .filter(origin -> origin.isClue())
                .map(origin -> origin.cell())
                .collect(Collectors.toSet());
    }
}
