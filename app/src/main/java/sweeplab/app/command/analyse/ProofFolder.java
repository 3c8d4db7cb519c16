package sweeplab.app.command.analyse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import sweeplab.app.terminal.Failure;
import sweeplab.proof.Proof;
import sweeplab.prove.lrat.LratExport;
import sweeplab.prove.lrat.LratFiles;

/** The folder into which a proof goes that the checkers of others can check. */
record ProofFolder(Path folder, ProofForm form) {

    /** Writes the formula, the proof and what they stand for; says so in a line. */
    String write(ExplainReport report) {
        Proof proof = report.proof()
                .orElseThrow(() -> Failure.failed(
                        report.failure().orElse(report.name() + " is not certain, so there is no proof to write")));
        LratExport export = LratExport.of(proof, report.view());
        if (export instanceof LratExport.Accepted accepted) {
            save(LratFiles.of(proof, report.view(), accepted));
            return "Written: " + folder.resolve("claim.cnf") + ", claim." + form.word() + " and map.txt: "
                    + proof.claim()
                            .text(
                                    report.view().topology(),
                                    report.view().rules().danger())
                    + "; our LRAT checker accepted the proof.";
        }
        throw Failure.failed("no " + form.word() + " proof: " + ((LratExport.Refused) export).why()
                + "; --proof alone prints it in our own form");
    }

    /** What was written. */
    List<String> files() {
        return Stream.of("claim.cnf", "claim." + form.word(), "map.txt")
                .map(name -> folder.resolve(name).toString())
                .toList();
    }

    private void save(LratFiles files) {
        try {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve("claim.cnf"), files.cnf());
            Files.writeString(
                    folder.resolve("claim." + form.word()), form == ProofForm.LRAT ? files.lrat() : files.drat());
            Files.writeString(folder.resolve("map.txt"), files.map());
        } catch (IOException e) {
            throw Failure.failed("--out " + folder + " cannot be written: " + e.getMessage());
        }
    }
}
