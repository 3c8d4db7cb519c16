// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sweeplab.infer.relation.Track;

/** Splits tracks into groups that share no cell, so that each can be counted alone. */
final class TrackGroups {

    /** One group: its cells in the order of the walk, and its tracks. */
    record Group(int[] cells, List<Track> tracks) {}

    private final int[] parent;

    private TrackGroups(int size) {
        parent = new int[size];
        Arrays.setAll(parent, cell -> cell);
    }

    static List<Group> of(List<Track> tracks, int size, int[] rank) {
        TrackGroups groups = new TrackGroups(size);
        Map<Integer, List<Track>> byRoot = new LinkedHashMap<>();
        for (Track track : tracks) {
            for (int cell : track.cells()) {
                groups.parent[groups.root(cell)] = groups.root(track.cells()[0]);
            }
        }
        for (Track track : tracks) {
            if (track.cells().length > 0) {
                byRoot.computeIfAbsent(groups.root(track.cells()[0]), key -> new ArrayList<>())
                        .add(track);
            }
        }
        return byRoot.values().stream()
                .map(group -> new Group(cells(group, rank), group))
                .toList();
    }

    // Each cell stands at its rank; the rest of that line is left out.
    // Not flatMap and distinct: compiled for the page, that forgets at each part what it saw in those before.
    private static int[] cells(List<Track> group, int[] rank) {
        int[] line = new int[rank.length];
        for (Track track : group) {
            for (int cell : track.cells()) {
                line[rank[cell]] = cell + 1;
            }
        }
        return Arrays.stream(line)
                .filter(each -> each > 0)
                .map(each -> each - 1)
                .toArray();
    }

    private int root(int cell) {
        while (parent[cell] != cell) {
            parent[cell] = parent[parent[cell]];
            cell = parent[cell];
        }
        return cell;
    }
}
