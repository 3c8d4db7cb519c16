// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench;

import java.util.Optional;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.ExactAgent;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.play.NoGuess;
import sweeplab.play.Referee;
import sweeplab.play.Result;

/** One kind of board put to the test: its certificates are read back and played with every proof checked, and an agent that takes no risk must win. */
public final class CertificateTrial {

    private final GameId id;
    private final NoGuess source;
    private int boards;
    private int repaired;
    private int won;
    private long moves;
    private long letters;
    private long makingNanos;
    private long checkingNanos;

    public CertificateTrial(GameId id, NoGuess.Method method, int mixing) {
        this.id = id;
        source = new NoGuess(id, id.setup(new Catalogue()).world().topology(), NoGuess.Wish.ANY, method, mixing);
    }

    /** Makes the next board and checks it; what is wrong with it, or nothing. */
    public Optional<String> next(int looks, boolean letAgentPlay) {
        long begin = Clock.nanos();
        Optional<NoGuess.Found> made = source.find(looks);
        makingNanos += Clock.nanos() - begin;
        if (made.isEmpty()) {
            return Optional.of(id + ": no board found by " + looks + " looks");
        }
        NoGuess.Found found = made.get();
        boards++;
        repaired += found.method() == NoGuess.Method.REPAIR ? 1 : 0;
        moves += found.solution().moves();
        letters += found.certificate().length();
        Optional<String> fault = check(found);
        return letAgentPlay && fault.isEmpty() ? play(found) : fault;
    }

    // All that the check gets is text: the name of the game and the certificate.
    private Optional<String> check(NoGuess.Found found) {
        String name = found.setup().id().toString();
        long begin = Clock.nanos();
        Setup again = GameId.parse(name).setup(new Catalogue());
        Optional<String> fault = NoGuess.fault(again, found.certificate());
        checkingNanos += Clock.nanos() - begin;
        return fault.map(why -> name + ": " + why);
    }

    private Optional<String> play(NoGuess.Found found) {
        ExactAgent exact = new ExactAgent();
        Agent certainOnly = view -> exact.decide(view) instanceof Decision.Certain moves
                ? moves
                : new Decision.Resign("nothing is certain");
        boolean wins = Referee.playOut(found.setup().newGame(), certainOnly).result() == Result.WON;
        won += wins ? 1 : 0;
        return wins ? Optional.empty() : Optional.of(found.setup().id() + ": an agent without a guess does not win");
    }

    public GameId id() {
        return id;
    }

    public int boards() {
        return boards;
    }

    public int repaired() {
        return repaired;
    }

    /** How many games the agent won that plays only certain moves. */
    public int won() {
        return won;
    }

    public long moves() {
        return moves;
    }

    public long letters() {
        return letters;
    }

    public double makingSeconds() {
        return makingNanos / 1e9;
    }

    public double checkingSeconds() {
        return checkingNanos / 1e9;
    }
}
