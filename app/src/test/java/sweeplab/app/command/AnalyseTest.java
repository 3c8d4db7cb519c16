package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class AnalyseTest {

    @Test
    void writesTheAgreedJson() {
        Cli ran = Cli.sweep("analyse", "3x2x1\n1HH\nHHH\n", "--json");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .startsWith("{\"consistent\":true,\"solutions\":\"3\",\"cells\":["
                        + "{\"row\":0,\"col\":1,\"mine\":0.3333333333333333},"
                        + "{\"row\":0,\"col\":2,\"mine\":0},"
                        + "{\"row\":1,\"col\":0,\"mine\":0.3333333333333333},"
                        + "{\"row\":1,\"col\":1,\"mine\":0.3333333333333333},"
                        + "{\"row\":1,\"col\":2,\"mine\":0}],"
                        + "\"safe\":[[0,2],[1,2]],\"mines\":[],"
                        + "\"best\":{\"row\":0,\"col\":2,\"survive\":1,\"why\":\"certainly safe\"},\"millis\":");
    }

    @Test
    void showsTheChancesInPlace() {
        Cli ran = Cli.sweep("analyse", "3x2x1\n1HH\nHHH\n");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).isEqualTo("""
                1     33.3  safe
                33.3  33.3  safe

                Covered cells show the chance of a mine in percent.
                3 worlds fit.
                Best: (0,2), 100.0 % to survive: certainly safe.
                """);
    }

    @Test
    void aPositionThatNoWorldFitsIsSaidToBeOne() {
        Cli ran = Cli.sweep("analyse", "2x1x1\n0H\n", "--json");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .startsWith(
                        "{\"consistent\":false,\"solutions\":\"0\",\"cells\":[],\"safe\":[],\"mines\":[],\"best\":null,");
    }

    @Test
    void whatIsNoPositionIsRefused() {
        Cli ran = Cli.sweep("analyse", "no position");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("no position");
        assertThat(ran.out()).isEmpty();
    }
}
