// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.veripb;

import java.util.List;
import java.util.Map;
import sweeplab.proof.Proof;
import sweeplab.prove.ClaimWords;
import sweeplab.prove.Premise;
import sweeplab.view.View;

/** What a sceptic needs, as texts: the inequalities, their refutation, and what variables and inequalities stand for. */
public record VeripbFiles(String opb, String pbp, String map) {

    public static VeripbFiles of(Proof proof, View view, VeripbExport.Accepted export) {
        ClaimWords words = new ClaimWords(view);
        List<String> head = words.head(proof, "inequalities");
        return new VeripbFiles(
                export.claim().opb().text(head),
                export.proof().text(head.subList(0, 1)),
                map(export.claim(), words, head));
    }

    private static String map(ClaimOpb claim, ClaimWords words, List<String> head) {
        StringBuilder map = new StringBuilder();
        head.forEach(line -> map.append("* ").append(line).append('\n'));
        for (Map.Entry<Integer, Integer> each : claim.variables().entrySet()) {
            map.append("variable x").append(each.getValue()).append(": ").append(words.atom(each.getKey()));
            map.append('\n');
        }
        int number = 0;
        for (Premise premise : claim.premises()) {
            map.append("inequality ").append(++number).append(": ").append(words.premise(premise));
            map.append('\n');
        }
        return map.toString();
    }
}
