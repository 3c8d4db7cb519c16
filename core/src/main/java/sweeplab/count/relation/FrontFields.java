// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sweeplab.infer.relation.Track;

/** Where in the key of a front each track keeps its state while it is open: bits that are free again once it has ended. */
final class FrontFields {

    private static final int WORD = 64;

    private final int[] cells;
    private final List<Track> tracks;
    private final int[] fields;
    private final List<Long> taken = new ArrayList<>();

    FrontFields(int[] cells, List<Track> tracks) {
        this.cells = cells;
        this.tracks = tracks;
        fields = new int[tracks.size()];
        Arrays.fill(fields, -1);
    }

    /** Fills in for each cell the tracks that read it and their places, and gives them room. */
    void readers(int[][] readers, int[][] places) {
        Map<Integer, Integer> at = new HashMap<>();
        for (int i = 0; i < cells.length; i++) {
            at.put(cells[i], i);
        }
        List<List<int[]>> found = new ArrayList<>();
        for (int i = 0; i < cells.length; i++) {
            found.add(new ArrayList<>());
        }
        for (int track = 0; track < tracks.size(); track++) {
            int[] read = tracks.get(track).cells();
            for (int place = 0; place < read.length; place++) {
                found.get(at.getOrDefault(read[place], -1)).add(new int[] {track, place});
            }
        }
        for (int i = 0; i < cells.length; i++) {
            readers[i] = found.get(i).stream().mapToInt(each -> each[0]).toArray();
            places[i] = found.get(i).stream().mapToInt(each -> each[1]).toArray();
            allot(readers[i], places[i]);
        }
    }

    // Fields are given when a track begins; those that end at this cell are free from the next on.
    private void allot(int[] reading, int[] at) {
        for (int i = 0; i < reading.length; i++) {
            if (at[i] == 0) {
                fields[reading[i]] = take(tracks.get(reading[i]).bits());
            }
        }
        for (int i = 0; i < reading.length; i++) {
            Track track = tracks.get(reading[i]);
            if (at[i] == track.cells().length - 1) {
                int field = fields[reading[i]];
                taken.set(field / WORD, taken.get(field / WORD) & ~(mask(track.bits()) << field % WORD));
            }
        }
    }

    private static long mask(int bits) {
        return (1L << bits) - 1;
    }

    private int take(int bits) {
        for (int word = 0; ; word++) {
            if (word == taken.size()) {
                taken.add(0L);
            }
            for (int shift = 0; shift + bits <= WORD; shift++) {
                if ((taken.get(word) & mask(bits) << shift) == 0) {
                    taken.set(word, taken.get(word) | mask(bits) << shift);
                    return word * WORD + shift;
                }
            }
        }
    }

    int[] fields() {
        return fields;
    }

    /** How many words a key has. */
    int words() {
        return taken.size();
    }
}
