// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena.report;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.app.arena.Finished;
import sweeplab.app.parquet.ParquetFile;
import sweeplab.app.parquet.ParquetFile.Field;
import sweeplab.app.parquet.ParquetFile.Type;
import sweeplab.arena.GameRecord;
import sweeplab.play.Score;

/** Every game of a run as a row of a Parquet file. */
final class GamesTable {

    private static final List<Field> FIELDS = List.of(
            new Field("game", Type.INT, false),
            new Field("board", Type.TEXT, false),
            new Field("id", Type.TEXT, false),
            new Field("agent", Type.TEXT, false),
            new Field("seed", Type.LONG, false),
            new Field("result", Type.TEXT, false),
            new Field("probes", Type.INT, false),
            new Field("guesses", Type.INT, false),
            new Field("guessesForced", Type.INT, true),
            new Field("guessesUnforced", Type.INT, true),
            new Field("flags", Type.INT, false),
            new Field("opened", Type.INT, false),
            new Field("left", Type.INT, false),
            new Field("lives", Type.INT, false),
            new Field("gold", Type.INT, false),
            new Field("lastWords", Type.TEXT, true),
            new Field("decisions", Type.LONG, false),
            new Field("millis", Type.DOUBLE, false),
            new Field("millisWorst", Type.DOUBLE, false));

    private GamesTable() {}

    static void write(Finished run, Path file) {
        List<String> boards =
                run.plan().boards().stream().map(ArenaTables::shown).toList();
        try (ParquetFile table = new ParquetFile(file, FIELDS)) {
            run.forEach(record -> {
                table.add(row(record, boards.get(run.plan().boardOf(record.game()))));
                return true;
            });
        }
    }

    private static @Nullable Object[] row(GameRecord record, String board) {
        Score score = record.score();
        return new @Nullable Object[] {
            record.game(),
            board,
            record.id(),
            record.agent(),
            record.seed(),
            score.result().word(),
            score.probes(),
            score.guesses(),
            record.judged() ? record.forced() : null,
            record.judged() ? record.unforced() : null,
            score.flags(),
            record.opened(),
            score.left(),
            score.lives(),
            score.gold(),
            record.lastWords().isEmpty() ? null : record.lastWords(),
            record.times().moves(),
            record.times().millis(),
            record.times().worstMillis()
        };
    }
}
