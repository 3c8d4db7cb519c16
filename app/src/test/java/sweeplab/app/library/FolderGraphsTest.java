// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sweeplab.catalogue.GameId;
import sweeplab.rules.RuleBook;

/** Graphs from a lecturer's folder (W3, X3). */
final class FolderGraphsTest {

    @TempDir
    Path folder;

    @Test
    @DisplayName("W3, X3: NAME.graph in the folder is a board, and worlds in the folder can lie on it")
    void readsGraphs() throws IOException {
        Files.writeString(folder.resolve("path.graph"), "join a b\njoin b c\n");
        Files.writeString(folder.resolve("FIRST.txt"), "# topology: graph:path\n0 1 *\n");
        FolderLibrary library = new FolderLibrary(folder, warning -> {});
        assertThat(library.graphs()).containsExactly("path", "football", "petersen");
        assertThat(library.names(RuleBook.get("classic"))).containsExactly("FIRST");
        assertThat(library.world(RuleBook.get("classic"), "first").danger(2)).isTrue();
        assertThat(GameId.parse("graph:path/1 #4")
                        .setup(library)
                        .world()
                        .topology()
                        .size())
                .isEqualTo(3);
        assertThat(GameId.parse("graph:petersen/1 #4").setup(library).world().dangers())
                .isEqualTo(1);
    }

    @Test
    @DisplayName("X3: a graph outside the folder cannot be named, and a bad one is refused by line")
    void refuses() throws IOException {
        Files.writeString(folder.resolve("bad.graph"), "join a b\njoin c\n");
        FolderLibrary library = new FolderLibrary(folder, warning -> {});
        assertThatThrownBy(() -> GameId.parse("graph:bad/1").setup(library)).hasMessageContaining("graph bad, line 2");
        assertThatThrownBy(() -> GameId.parse("graph:..\\bad/1").setup(library)).hasMessageContaining("unknown graph");
    }
}
