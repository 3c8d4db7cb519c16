// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.format.text.Source;

final class TametsiFaultsTest {

    /** What is wrong is told with the node or the hint in which it stands. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<ID>3</ID> | <ID>x</ID> | <NODE> 3: <ID> is 'x': numbers are right",
                "<ID>3</ID> | <ID>1</ID> | <NODE> 3 has the <ID> '1': one number, different for each, is right",
                "<EDGES>2,3</EDGES><POS>1,1 | <EDGES>2,9</EDGES><POS>1,1 | the node 4: <EDGES> names the node 9, which is not there",
                "<EDGES>2,3</EDGES><POS>1,1 | <EDGES>two</EDGES><POS>1,1 | the node 4: <EDGES> is 'two': numbers are right",
                "<HAS_MINE>true | <HAS_MINE>perhaps | the node 2: <HAS_MINE> is 'perhaps': true or false is right",
                "<IDS>1,3 | <IDS>1,7 | <HINT> 1: <IDS> names the node 7, which is not there",
                "<IDS>3,4 | <IDS>3,a | <COLUMN_HINT> 1: <IDS> is '3,a': numbers are right"
            })
    void namesThePlace(String right, String wrong, String words) {
        String text = LevelsTest.PUZZLE.replace(right, wrong);
        assertThat(text).isNotEqualTo(LevelsTest.PUZZLE);
        assertThatThrownBy(() -> new Tametsi().read(Source.of(text))).hasMessage(words);
    }
}
