// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.util.List;
import java.util.Set;

/** How an agent outside greets: its name, and what it wishes to be told beside the game. */
record Hello(String name, Set<String> wishes) {

    private static final Set<String> KNOWN = Set.of(Script.NEIGHBOURS, Script.MASK, Script.RELATIONS, Script.ORACLE);

    static Hello read(String line) throws Broken {
        String[] words = line.strip().split("\\s+");
        if (words.length < 3 || !words[0].equals("hello")) {
            throw refused(line, "write 'hello NAME 1'");
        }
        if (!words[2].equals(Integer.toString(Script.VERSION))) {
            throw refused(line, "the protocol's version is " + Script.VERSION);
        }
        List<String> wishes = List.of(words).subList(3, words.length);
        for (String wish : wishes) {
            if (!KNOWN.contains(wish)) {
                throw refused(
                        line,
                        "unknown wish '" + Printable.start(wish)
                                + "': there are neighbours, mask, relations and oracle");
            }
        }
        return new Hello(Printable.start(words[1]), Set.copyOf(wishes));
    }

    private static Broken refused(String line, String right) {
        return new Broken(Fault.Kind.NO_HELLO, "'" + Printable.start(line) + "': " + right);
    }
}
