// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import sweeplab.app.terminal.Failure;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;

/** The options by which a board without a guess is written as a chain of proofs for the checkers of others. */
public final class ProofOptions {

    @Option(
            names = "--proof",
            paramLabel = "lrat|drat|veripb",
            parameterConsumer = ProofForm.Typed.class,
            description =
                    "Writes the proof of every move for the checkers of others into the folder --out, with a map and a script that runs a checker over all.")
    @Nullable
    private ProofForm proof;

    @Option(names = "--out", paramLabel = "DIR", description = "Where --proof writes; a folder a board, if several.")
    @Nullable
    private Path out;

    /** True if proofs are to be written. */
    public boolean wanted() {
        if (proof == ProofForm.TEXT) {
            throw Failure.badInput("--proof needs a form: lrat, drat or veripb");
        }
        if (proof == null != (out == null)) {
            throw Failure.badInput("--proof lrat (or drat, veripb) and --out DIR go together: say both");
        }
        return proof != null;
    }

    /** Writes the chain of one board, in a folder of its number if there are several; what is wrong with the certificate, or nothing. */
    public Optional<String> write(GameId id, Game game, String certificate, int number, boolean several) {
        if (proof == null || out == null) {
            return Optional.empty();
        }
        Path folder = several ? out.resolve(Integer.toString(number)) : out;
        return ProofChain.write(id, game, certificate, folder, proof);
    }
}
