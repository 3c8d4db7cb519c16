// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.LongFunction;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.app.outside.ProcessAgent;
import sweeplab.arena.GameRecord;
import sweeplab.arena.Plan;
import sweeplab.arena.Player;

/** Lets every submission play the same games, one after the other, each in a room of its own. */
public final class Grading {

    /** Told how many games are done. */
    public interface Progress {
        void done(int games, int ofAll);
    }

    private final Plan plan;
    private final Terms terms;

    /** The plan says which games are played; its agents do not matter. */
    public Grading(Plan plan, Terms terms) {
        this.plan = plan;
        this.terms = terms;
    }

    public List<Marked> grade(List<Submission> submissions, Progress progress) {
        List<Marked> marked = new ArrayList<>();
        int all = submissions.size() * plan.games();
        for (Submission submission : submissions) {
            int before = marked.size() * plan.games();
            marked.add(grade(submission, done -> progress.done(before + done, all)));
        }
        return marked;
    }

    /** One of our own agents on the same games. */
    public Marked rival(String name, LongFunction<Agent> maker) {
        return new Marked(name, "", play(name, maker, done -> {}));
    }

    private Marked grade(Submission submission, IntConsumer progress) {
        try (Room room = Room.open()) {
            Ready ready = ready(submission, room);
            return new Marked(submission.name(), ready.language(), play(submission.name(), ready.maker(), progress));
        }
    }

    private record Ready(String language, LongFunction<Agent> maker) {}

    // What cannot be run loses every game, and says why.
    private Ready ready(Submission submission, Room room) {
        try {
            room.fill(submission);
            Way way = Way.in(room.folder(), terms.limits().allowance().memory());
            return new Ready(way.language(), seed -> agent(way, room, seed));
        } catch (IOException | IllegalArgumentException e) {
            String why = String.valueOf(e.getMessage());
            return new Ready("", seed -> view -> new Decision.Forfeit("cannot be run: " + why));
        }
    }

    private ProcessAgent agent(Way way, Room room, long seed) {
        return new ProcessAgent(terms.launch(way, room.folder()), terms.limits(), false, seed);
    }

    private List<GameRecord> play(String name, LongFunction<Agent> maker, IntConsumer progress) {
        Plan own = new Plan(List.of(name), plan.boards(), plan.games(), plan.seed(), true, plan.worlds());
        List<GameRecord> games = new ArrayList<>();
        try (Player player = new Player(own, any -> maker)) {
            for (int game = 0; game < own.games(); game++) {
                games.add(player.play(game));
                progress.accept(games.size());
            }
        }
        return games;
    }
}
