// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import sweeplab.relation.Relation;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/**
 * The rules of one Tametsi puzzle (V7): counts on any graph, and numbers told for colours and for lists of cells.
 *
 * @param told what colours and lists of cells say
 * @param secret the cells that show no number
 * @param outlines the shapes of the cells, for drawings
 * @param givens the cells that are open from the start
 */
public record TametsiLevel(List<Relation> told, CellSet secret, Outlines outlines, int... givens) implements Counting {

    @Override
    public String id() {
        return "tametsi";
    }

    @Override
    public String danger() {
        return "mine";
    }

    @Override
    public String dangerSymbol() {
        return "*";
    }

    @Override
    public String family() {
        return "graph";
    }

    @Override
    public boolean plain() {
        return false;
    }

    @Override
    public int[] starts(Topology topology) {
        return new int[0];
    }

    @Override
    public int clue(World world, int cell) {
        return secret.contains(cell) ? SILENT : world.dangersAround(cell);
    }

    @Override
    public List<String> told(Topology topology) {
        return told.stream()
                .map(each -> each.origin().words() + ": "
                        + Arrays.stream(each.cells()).mapToObj(topology::name).collect(Collectors.joining(" ")))
                .toList();
    }

    @Override
    public List<Relation> placement(Topology topology, int dangers) {
        return told;
    }
}
