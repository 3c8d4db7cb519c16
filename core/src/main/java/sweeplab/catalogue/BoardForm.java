// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import java.util.Optional;
import sweeplab.base.Numbers;
import sweeplab.base.Pieces;

/** A board taken apart at its signs: {@code family:columns x rows / dangers + golds g + blocked b}, or a graph in front of the slash. */
record BoardForm(String family, int[] size, int[] counts) {

    private static final int[] NO_SIZE = {0, 0};

    /** Nothing if the text is not written like a board. */
    static Optional<BoardForm> read(String text, String usualFamily) {
        int slash = text.indexOf('/');
        if (slash < 0) {
            return Optional.empty();
        }
        String place = text.substring(0, slash);
        int[] counts = counts(Pieces.split(text.substring(slash + 1), '+'));
        boolean graph = place.startsWith("graph:") && place.length() > "graph:".length();
        int colon = place.indexOf(':');
        String family = graph ? place : colon < 0 ? usualFamily : place.substring(0, colon);
        int[] size = graph ? NO_SIZE : Numbers.joined(place.substring(colon + 1), 'x', 2);
        boolean right = counts.length > 0 && size.length > 0 && !family.isEmpty();
        return right ? Optional.of(new BoardForm(family, size, counts)) : Optional.empty();
    }

    // Dangers, golds, blocked; empty if they are written otherwise.
    private static int[] counts(String[] parts) {
        String[] names = {"", "g", "b"};
        int[] counts = new int[names.length];
        int next = 0;
        for (String part : parts) {
            while (next < names.length && !isCount(part, names[next])) {
                next++;
            }
            if (next == names.length || !isCount(parts[0], "")) {
                return new int[0];
            }
            counts[next] = Integer.parseInt(part.substring(0, part.length() - names[next].length()));
            next++;
        }
        return counts;
    }

    private static boolean isCount(String part, String name) {
        return part.endsWith(name) && Numbers.is(part.substring(0, part.length() - name.length()));
    }
}
