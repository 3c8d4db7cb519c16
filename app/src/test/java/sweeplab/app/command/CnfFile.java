// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sweeplab.proof.lrat.Cnf;

/** Reads DIMACS as a checker would. */
final class CnfFile {

    private CnfFile() {}

    static Cnf read(Path file) throws IOException {
        List<List<Integer>> clauses = new ArrayList<>();
        int variables = 0;
        for (String line : Files.readString(file).split("\n")) {
            if (line.startsWith("p cnf")) {
                variables = Integer.parseInt(line.split(" ")[2]);
            } else if (!line.startsWith("c")) {
                clauses.add(Arrays.stream(line.split(" "))
                        .map(Integer::valueOf)
                        .filter(literal -> literal != 0)
                        .toList());
            }
        }
        return new Cnf(variables, clauses);
    }
}
