// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Roster;
import sweeplab.base.Budget;
import sweeplab.base.JsonText;
import sweeplab.catalogue.Catalogue;
import sweeplab.serve.Desk;
import sweeplab.serve.DeskLimits;

/** The desks of programs that play many games side by side: each has a name that only its program knows, and is cleared when nobody comes any more. */
final class Desks {

    static final int MOST_OF_AN_ADDRESS = 8;

    private static final int MOST = 32;
    private static final int MINUTES = 10;
    private static final long IDLE_NANOS = MINUTES * 60L * 1_000_000_000;
    // Answers beyond this are asked for again: they are all held in memory.
    private static final int MOST_CHARACTERS = 2 << 20;
    private static final DeskLimits LIMITS = new DeskLimits(256, 20_000, 1_000);
    private static final String NAME = "desk=";

    private static final class Held {
        private final Desk desk;
        private final String address;
        private boolean inUse;
        private long seen;

        Held(Desk desk, String address) {
            this.desk = desk;
            this.address = address;
        }
    }

    private final Map<String, Held> held = new HashMap<>();
    private final Roster roster;
    private final LongSupplier clock;

    /** The clock tells nanoseconds. */
    Desks(Roster roster, LongSupplier clock) {
        this.roster = roster;
        this.clock = clock;
    }

    /**
     * Answers the lines of a body at the desk that the query names ({@code desk=NAME}), or at a new one. A desk stays while there
     * are games on it: a request that leaves none takes the desk away, and so holds no place by a slip.
     */
    String answer(String address, @Nullable String query, byte[] body, Budget budget) {
        String name = query == null ? opened(address) : named(query);
        Desk desk = taken(name);
        try {
            String answers = answers(desk, new String(body, StandardCharsets.UTF_8), budget);
            return "{\"desk\":" + (desk.empty() ? "null" : JsonText.of(name)) + ",\"answers\":[" + answers + "]}";
        } finally {
            leave(name);
        }
    }

    private static String answers(Desk desk, String lines, Budget budget) {
        StringBuilder answers = new StringBuilder();
        String between = "";
        for (String line : lines.strip().split("\\R")) {
            boolean room = answers.length() < MOST_CHARACTERS;
            boolean asked = room && !budget.spent() && !desk.closed();
            answers.append(between).append(asked ? desk.answer(line, budget) : Desk.refusal(why(desk, room)));
            between = ",\n";
            if (!asked) {
                break;
            }
        }
        return answers.toString();
    }

    private static String why(Desk desk, boolean room) {
        return desk.closed()
                ? "the desk was quit before this line"
                : (room ? "the time of this request was over" : "there was no room for more answers")
                        + " before this line: send it and those after it again";
    }

    private static String named(String query) {
        if (!query.startsWith(NAME)) {
            throw new Refused(400, "write /api/serve for a new desk, or /api/serve?desk=NAME for one that is there");
        }
        return query.substring(NAME.length());
    }

    private synchronized Desk taken(String name) {
        clear();
        Held desk = held.get(name);
        if (desk == null) {
            throw new Refused(
                    404,
                    "there is no such desk: it was quit, left without games, or not used for " + MINUTES
                            + " minutes; /api/serve without a name opens one");
        }
        if (desk.inUse) {
            throw new Refused(409, "this desk answers another request at the moment");
        }
        desk.inUse = true;
        desk.seen = clock.getAsLong();
        return desk.desk;
    }

    private synchronized void leave(String name) {
        Held desk = Objects.requireNonNull(held.get(name));
        desk.inUse = false;
        desk.seen = clock.getAsLong();
        if (desk.desk.empty()) {
            held.remove(name);
        }
    }

    private synchronized String opened(String address) {
        clear();
        long mine = held.values().stream()
                .filter(each -> each.address.equals(address))
                .count();
        if (held.size() >= MOST || mine >= MOST_OF_AN_ADDRESS) {
            throw new Refused(
                    503,
                    (mine >= MOST_OF_AN_ADDRESS ? "you have " + mine + " desks" : "all " + MOST + " desks are taken")
                            + ": quit one, or wait " + MINUTES + " minutes after its last use");
        }
        String name = Door.newToken();
        Desk desk = new Desk(new Catalogue(), roster, LIMITS, new SecureRandom()::nextLong);
        Held opened = new Held(desk, address);
        opened.seen = clock.getAsLong();
        held.put(name, opened);
        return name;
    }

    private void clear() {
        long now = clock.getAsLong();
        held.values().removeIf(each -> now - each.seen > IDLE_NANOS && !each.inUse);
    }
}
