// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names of players in files that do not say how they are written. */
final class ByteReaderTest {

    @ParameterizedTest
    @CsvSource({
        "王嘉宁, GBK",
        "张三 (China), GBK",
        "王嘉宁, UTF-8",
        "Jürgen Müller, ISO-8859-1",
        "Jürgen Müller, UTF-8",
        "François Lefèvre, ISO-8859-1",
        "Kamil Murański, UTF-8",
        "A. Player, US-ASCII"
    })
    void aNameIsReadAsItWasMeant(String name, String charset) {
        assertThat(ByteReader.guessed(name.getBytes(Charset.forName(charset)))).isEqualTo(name);
    }
}
