// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
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

    private static int[] cells(List<Track> group, int[] rank) {
        return group.stream()
                .flatMapToInt(track -> Arrays.stream(track.cells()))
                .distinct()
                .boxed()
                .sorted(Comparator.comparingInt(cell -> rank[cell]))
                .mapToInt(Integer::intValue)
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
