// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import sweeplab.agent.Move;
import sweeplab.proof.Bound;
import sweeplab.proof.Claim;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofChecker;
import sweeplab.proof.ProofText;
import sweeplab.prove.relation.RelationArgument;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** The text that shows a board can be won without a guess: every move with its proof. Anyone can check it by playing it. */
public final class Certificate {

    private static final String HEAD = "sweeplab-certificate 1";

    private Certificate() {}

    public static String write(Solution solution, Topology topology) {
        StringBuilder text = new StringBuilder(HEAD + "\n");
        for (Solution.Moment moment : solution.withoutIdleFlags().moments()) {
            text.append('\n').append(Move.isFlag(moment.move()) ? "flag\n" : "probe\n");
            text.append(ProofText.write(moment.proof(), topology));
        }
        return text.toString();
    }

    /** The moves of a certificate with their proofs, not checked yet. */
    static List<Solution.Moment> read(String text, Topology topology) {
        String[] parts = text.strip().split("\\n\\s*\\n");
        if (!parts[0].strip().equals(HEAD)) {
            throw new IllegalArgumentException("line 1 of a certificate must be '" + HEAD + "'");
        }
        List<Solution.Moment> moments = new ArrayList<>();
        for (int i = 1; i < parts.length; i++) {
            moments.add(readMoment(parts[i].strip(), i, topology));
        }
        return moments;
    }

    private static Solution.Moment readMoment(String part, int place, Topology topology) {
        String[] lines = part.split("\n", 2);
        boolean flag = lines[0].strip().equals("flag");
        if (lines.length < 2 || !flag && !lines[0].strip().equals("probe")) {
            throw new IllegalArgumentException(
                    "move " + place + " of a certificate must be 'probe' or 'flag' and a proof");
        }
        Proof proof = readProof(lines[1], place, topology);
        if (proof.claim().bound().atoms().isEmpty()) {
            throw new IllegalArgumentException("move " + place + " of a certificate proves nothing of a cell");
        }
        int cell = Bound.cell(proof.claim().bound().atoms().get(0));
        return new Solution.Moment(flag ? Move.flag(cell) : Move.probe(cell), 0, proof);
    }

    private static Proof readProof(String text, int place, Topology topology) {
        try {
            return ProofText.read(text, topology);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("move " + place + " of a certificate: " + e.getMessage(), e);
        }
    }

    /** Plays a certificate on a new game by these two actions; what is wrong with it, or nothing if every proof holds and the game is won. */
    public static Optional<String> fault(String text, View view, IntConsumer probe, IntConsumer flag) {
        return fault(text, view, probe, flag, proof -> {}, argument -> {});
    }

    /** The same; these two are told of every proof and of every argument by rules of any kind that holds, before its move is made. */
    public static Optional<String> fault(
            String text,
            View view,
            IntConsumer probe,
            IntConsumer flag,
            Consumer<Proof> held,
            Consumer<RelationArgument> argued) {
        if (text.stripLeading().startsWith(RelationCertificate.HEAD)) {
            return RelationCertificate.fault(text, view, probe, flag, argued);
        }
        int place = 0;
        for (Solution.Moment moment : read(text, view.topology())) {
            place++;
            Optional<String> fault = fault(moment, view);
            if (fault.isPresent()) {
                return Optional.of("move " + place + ": " + fault.get());
            }
            held.accept(moment.proof());
            (Move.isFlag(moment.move()) ? flag : probe).accept(Move.cell(moment.move()));
        }
        return view.status() == Status.WON ? Optional.empty() : Optional.of("the game is not won at the end");
    }

    /** The game that a certificate shows, played by these two actions: by its own arguments or, where it holds proofs, by proofs found anew. */
    public static ProvedGame again(String text, View view, IntConsumer probe, IntConsumer flag) {
        return text.stripLeading().startsWith(RelationCertificate.HEAD)
                ? RelationCertificate.play(text, view, probe, flag)
                : Solution.play(view, probe, flag);
    }

    // Flags are proved before they are set, so the checker may trust them.
    private static Optional<String> fault(Solution.Moment moment, View view) {
        boolean flag = Move.isFlag(moment.move());
        Claim claim = moment.proof().claim();
        if (flag != claim instanceof Claim.Danger || !flag && !(claim instanceof Claim.Safe)) {
            return Optional.of("the proof is not about this move");
        }
        int cell = Move.cell(moment.move());
        if (view.status() != Status.PLAYING || !view.covered(cell) || view.flagged(cell)) {
            return Optional.of(view.topology().name(cell) + " cannot be played any more");
        }
        return ProofChecker.trustingFlags(view).fault(moment.proof());
    }
}
