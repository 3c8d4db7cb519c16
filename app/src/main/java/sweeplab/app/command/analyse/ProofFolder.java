package sweeplab.app.command.analyse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sweeplab.app.terminal.Failure;
import sweeplab.proof.Proof;
import sweeplab.prove.ClaimWords;
import sweeplab.prove.lrat.LratExport;
import sweeplab.prove.lrat.LratFiles;
import sweeplab.prove.veripb.VeripbExport;
import sweeplab.prove.veripb.VeripbFiles;
import sweeplab.view.View;

/** The folder into which a proof goes that the checkers of others can check. */
record ProofFolder(Path folder, ProofForm form) {

    /** Writes the formula, the proof and what they stand for; says so in a line. */
    String write(ExplainReport report) {
        Proof proof = report.proof()
                .orElseThrow(() -> Failure.failed(
                        report.failure().orElse(report.name() + " is not certain, so there is no proof to write")));
        Map<String, String> texts =
                form == ProofForm.VERIPB ? sums(proof, report.view()) : clauses(proof, report.view());
        save(texts);
        List<String> names = List.copyOf(texts.keySet());
        return "Written: " + folder.resolve(names.get(0)) + ", " + names.get(1) + " and map.txt: "
                + new ClaimWords(report.view()).claim(proof) + "; our "
                + (form == ProofForm.VERIPB ? "checker of sums" : "LRAT checker") + " accepted the proof.";
    }

    /** What was written. */
    List<String> files() {
        List<String> names = form == ProofForm.VERIPB
                ? List.of("claim.opb", "claim.pbp", "map.txt")
                : List.of("claim.cnf", "claim." + form.word(), "map.txt");
        return names.stream().map(name -> folder.resolve(name).toString()).toList();
    }

    private Map<String, String> clauses(Proof proof, View view) {
        LratExport export = LratExport.of(proof, view);
        if (export instanceof LratExport.Accepted accepted) {
            LratFiles files = LratFiles.of(proof, view, accepted);
            return texts(files.cnf(), form == ProofForm.LRAT ? files.lrat() : files.drat(), files.map());
        }
        throw refused(((LratExport.Refused) export).why() + "; --proof veripb counts without clauses");
    }

    private Map<String, String> sums(Proof proof, View view) {
        VeripbExport export = VeripbExport.of(proof, view);
        if (export instanceof VeripbExport.Accepted accepted) {
            VeripbFiles files = VeripbFiles.of(proof, view, accepted);
            return texts(files.opb(), files.pbp(), files.map());
        }
        throw refused(((VeripbExport.Refused) export).why() + "; --proof alone prints it in our own form");
    }

    private Failure refused(String why) {
        return Failure.failed("no " + form.word() + " proof: " + why);
    }

    private Map<String, String> texts(String... contents) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (int i = 0; i < contents.length; i++) {
            texts.put(Path.of(files().get(i)).getFileName().toString(), contents[i]);
        }
        return texts;
    }

    private void save(Map<String, String> texts) {
        try {
            Files.createDirectories(folder);
            for (Map.Entry<String, String> each : texts.entrySet()) {
                Files.writeString(folder.resolve(each.getKey()), each.getValue());
            }
        } catch (IOException e) {
            throw Failure.failed("--out " + folder + " cannot be written: " + e.getMessage());
        }
    }
}
