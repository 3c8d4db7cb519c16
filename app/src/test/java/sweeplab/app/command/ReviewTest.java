package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ReviewTest {

    private static final String START =
            "sweeplab-trace 1\ngame nettle:medium3\nagent someone\nseed 1\nprobe 0,0 0.0 start\n";

    @Test
    void everyMoveIsJudged() {
        Cli ran = Cli.sweep("review", START + "probe 8,0 ? whim\n");
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out())
                .startsWith("1.   0.000    left (0,0)     forced (given)\n2.   1.000    left (8,0)     ")
                .contains("winning chance")
                .contains("Clicks: 2 left, 0 right, 0 chord, 0 of them wasted.");
    }

    @Test
    void asJson() {
        assertThat(Cli.sweep("review", START, "--json").out())
                .startsWith(
                        "{\"format\":\"trace\",\"level\":\"beginner\",\"result\":\"unfinished\",\"seconds\":0,\"bbbv\":")
                .contains("\"clicks\":{\"left\":1,\"right\":0,\"chord\":0,\"wasted\":0}")
                .contains(
                        "\"moves\":[{\"n\":1,\"at\":0,\"kind\":\"left\",\"row\":0,\"col\":0,\"verdict\":\"forced\",\"risk\":0,")
                .contains("\"cost\":0,")
                .contains("\"lost\":0,");
    }
}
