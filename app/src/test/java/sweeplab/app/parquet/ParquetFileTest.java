// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.parquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.app.parquet.ParquetFile.Field;
import sweeplab.app.parquet.ParquetFile.Type;
import sweeplab.base.Dice;

/** Read back by {@link ParquetReader}; the files were also read with DuckDB, see docs/dependencies.md. */
final class ParquetFileTest {

    private static final List<Field> FIELDS = List.of(
            new Field("int", Type.INT, false),
            new Field("long", Type.LONG, true),
            new Field("double", Type.DOUBLE, false),
            new Field("text", Type.TEXT, true));

    @TempDir
    Path folder;

    private static @Nullable Object[] row(Dice dice) {
        return new @Nullable Object[] {
            (int) dice.nextLong(),
            dice.nextInt(3) == 0 ? null : dice.nextLong(),
            dice.nextDouble(),
            dice.nextInt(4) == 0 ? null : "Größe ".repeat(dice.nextInt(40))
        };
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 1000, 100_000, 200_001})
    void whatIsWrittenIsReadBack(int rows) throws IOException {
        Path file = folder.resolve("t.parquet");
        List<List<@Nullable Object>> expected = new ArrayList<>();
        FIELDS.forEach(field -> expected.add(new ArrayList<>()));
        Dice dice = new Dice(rows);
        try (ParquetFile table = new ParquetFile(file, FIELDS)) {
            for (int i = 0; i < rows; i++) {
                @Nullable Object[] row = row(dice);
                table.add(row);
                for (int column = 0; column < row.length; column++) {
                    expected.get(column).add(row[column]);
                }
            }
        }
        Map<String, List<@Nullable Object>> read = new ParquetReader(Files.readAllBytes(file)).columns();
        for (int column = 0; rows > 0 && column < FIELDS.size(); column++) {
            assertThat(read.get(FIELDS.get(column).name())).as("seed %d", rows).isEqualTo(expected.get(column));
        }
        assertThat(read).hasSize(rows == 0 ? 0 : FIELDS.size());
    }

    @Test
    void aColumnThatNeedsAValueRefusesNone() {
        try (ParquetFile table = new ParquetFile(folder.resolve("t.parquet"), FIELDS)) {
            assertThatThrownBy(() -> table.add(null, 1L, 2.0, "x")).hasMessageContaining("column int needs a value");
        }
    }
}
