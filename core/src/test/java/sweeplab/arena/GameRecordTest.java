// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import sweeplab.base.Dice;
import sweeplab.play.Result;
import sweeplab.play.Score;

final class GameRecordTest {

    private static final String[] WORDS = {"", "plain", "\"quoted\" \\ and\nbroken\t", "Ünï…", "\u0001\u001f"};

    static GameRecord any(Dice dice) {
        MoveTimes times = new MoveTimes();
        for (int i = dice.nextInt(20); i > 0; i--) {
            times.add(1L << dice.nextInt(40));
        }
        Score score = new Score(
                Result.values()[dice.nextInt(4)],
                dice.nextInt(99),
                dice.nextInt(9),
                1,
                dice.nextInt(3),
                2,
                dice.nextInt(50));
        return new GameRecord(
                dice.nextInt(1 << 30),
                WORDS[dice.nextInt(WORDS.length)],
                WORDS[dice.nextInt(WORDS.length)],
                dice.nextLong(),
                score,
                dice.nextInt(5) - 1,
                dice.nextInt(480),
                WORDS[dice.nextInt(WORDS.length)],
                times);
    }

    private static String text(GameRecord record) {
        StringBuilder text = new StringBuilder();
        record.write(text);
        return text.toString();
    }

    @Test
    void whatIsWrittenIsReadBack() {
        Dice dice = new Dice(3);
        for (int i = 0; i < 500; i++) {
            GameRecord record = any(dice);
            GameRecord read = RecordReader.read(text(record));
            assertThat(text(read))
                    .as("record %d, seed 3", i)
                    .isEqualTo(text(record))
                    .doesNotContain("\n");
            assertThat(read.lastWords()).isEqualTo(record.lastWords());
            assertThat(read.score()).isEqualTo(record.score());
        }
    }

    @Test
    void aTornLineIsNone() {
        String line = text(any(new Dice(5)));
        for (int end = 0; end < line.length(); end++) {
            String torn = line.substring(0, end);
            assertThatThrownBy(() -> RecordReader.read(torn)).as(torn).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> RecordReader.read(line + line)).hasMessageContaining("expected the end");
    }
}
