// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.proof.Claim;
import sweeplab.proof.Evidence;
import sweeplab.proof.Proof;
import sweeplab.prove.Certificate;
import sweeplab.prove.relation.RelationArgument;
import sweeplab.view.Statement;
import sweeplab.view.View;

/**
 * A whole board without a guess as a folder of proofs for the checkers of others, one a move, each only from what was in sight
 * then; with a map of all moves and a script that runs a checker over them.
 */
public final class ProofChain {

    private final Path folder;
    private final ProofForm form;
    private final StringBuilder map = new StringBuilder();
    private final Map<Integer, String> flags = new HashMap<>();
    private int moves;
    private int seen;

    private ProofChain(Path folder, ProofForm form) {
        this.folder = folder;
        this.form = form;
    }

    /** Plays the certificate and writes its proofs; what is wrong with it, or nothing. */
    public static Optional<String> write(GameId id, Game game, String certificate, Path folder, ProofForm form) {
        ProofChain chain = new ProofChain(folder, form);
        chain.map.append("The board: ").append(id).append('\n');
        chain.map.append(
                "A proof a move, only from what was in sight then: what was opened before it stands above it.\n");
        Optional<String> fault = Certificate.fault(
                certificate,
                game.view(),
                game::probe,
                game::flag,
                proof -> chain.take(proof, game.view()),
                argument -> chain.take(argument, game.view()));
        ForeignProof.write(folder.resolve("map.txt"), chain.map.toString());
        ForeignProof.write(folder.resolve("check.sh"), chain.script());
        return fault;
    }

    private void take(Proof proof, View view) {
        ForeignProof foreign = ForeignProof.of(form, proof, view);
        String name = take(foreign, view, withNumbers(foreign.map(), proof, view));
        if (proof.claim() instanceof Claim.Danger danger) {
            flags.put(danger.cell(), name);
        }
    }

    private void take(RelationArgument argument, View view) {
        ForeignProof foreign = ForeignProof.of(form, argument, Statement.trustingFlags(view));
        take(foreign, view, foreign.map());
    }

    private String take(ForeignProof foreign, View view, String told) {
        String number = Integer.toString(++moves);
        String name = "0".repeat(Math.max(0, 4 - number.length())) + number;
        foreign.save(folder, name);
        tell(view);
        map.append("\n").append(name).append('\n').append(told);
        return name;
    }

    // Says of each flag by which proof it was set.
    private String withNumbers(String text, Proof proof, View view) {
        String told = text;
        for (Evidence evidence : proof.evidence()) {
            if (evidence instanceof Evidence.Flag flag) {
                String at = view.topology().name(flag.cell()) + ", proved ";
                told = told.replace(at + "before it was set", at + "in " + flags.getOrDefault(flag.cell(), "no proof"));
            }
        }
        return told;
    }

    // What has come into sight since the move before.
    private void tell(View view) {
        if (seen < view.opened()) {
            map.append("\nOpened:");
            for (; seen < view.opened(); seen++) {
                int cell = view.opened(seen);
                map.append(' ').append(view.topology().name(cell)).append('=');
                map.append(view.hasClue(cell) ? Integer.toString(view.clue(cell)) : "?");
            }
            map.append('\n');
        }
    }

    private String script() {
        return """
                #!/bin/sh
                # Runs a checker over every proof of this folder: sh check.sh [CHECKER]
                here=$(dirname "$0")
                bad=0
                for formula in "$here"/[0-9]*.%s; do
                    "${1:-%s}" "$formula" "${formula%%.*}.%s" | grep -q "^s VERIFIED" || { echo "refused: $formula"; bad=1; }
                done
                [ $bad = 1 ] || echo "accepted: all $(ls "$here"/[0-9]*.%s | wc -l) proofs"
                exit $bad
                """.formatted(form.formula(), checker(), form.proof(), form.formula());
    }

    private String checker() {
        return switch (form) {
            case VERIPB -> "veripb";
            case DRAT -> "drat-trim";
            default -> "cake_lpr";
        };
    }
}
