// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.worlds;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import sweeplab.app.command.option.ForeignProof;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Failure;
import sweeplab.catalogue.circuit.CircuitBoard;
import sweeplab.format.board.BoardText;
import sweeplab.format.document.SeenPosition;
import sweeplab.world.Topology;

/** The options by which a formula is drawn as a position. */
final class CircuitOptions {

    @Option(
            names = "--circuit",
            paramLabel = "FORMULA",
            description =
                    "A position that is the circuit of a formula with ! & | ^ -> <-> and brackets, in place of a world.")
    @Nullable
    private String formula;

    @Option(names = "--satisfied", description = "The circuit's clues say that the formula is true.")
    private boolean satisfied;

    boolean wanted() {
        if (formula == null && satisfied) {
            throw Failure.badInput("--satisfied goes with --circuit FORMULA");
        }
        return formula != null;
    }

    CircuitBoard board() {
        return CircuitBoard.of(formula == null ? "" : formula, satisfied);
    }

    /** The position in our own form, with what is what on top. */
    static String text(CircuitBoard board) {
        String[] parts = new BoardText().text(new SeenPosition(board.view())).split("\n", 2);
        String legend = board.legend().stream().map(line -> "# " + line + "\n").collect(Collectors.joining());
        return parts[0] + "\n" + legend + parts[1];
    }

    static Path save(CircuitBoard board, Path file, boolean force) {
        if (Files.exists(file) && !force) {
            throw Failure.badInput(file + " is there already: --force writes over it");
        }
        ForeignProof.write(file, text(board));
        return file;
    }

    static Map<String, @Nullable Object> json(CircuitBoard board, @Nullable Path file) {
        Topology topology = board.view().topology();
        Map<String, @Nullable Object> inputs = new LinkedHashMap<>();
        board.inputs().forEach((name, cell) -> inputs.put(name, new int[] {topology.row(cell), topology.column(cell)}));
        return Json.object(
                "formula", board.formula(),
                "rows", topology.rows(),
                "columns", topology.columns(),
                "inputs", inputs,
                "output", new int[] {topology.row(board.output()), topology.column(board.output())},
                "position", text(board),
                "file", file == null ? null : file.toString());
    }
}
