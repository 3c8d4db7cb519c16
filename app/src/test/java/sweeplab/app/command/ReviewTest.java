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
                .startsWith("1.   probe (0,0)   forced (given)\n2.   probe (8,0)   ")
                .contains("winning chance");
    }

    @Test
    void asJson() {
        assertThat(Cli.sweep("review", START, "--json").out())
                .startsWith("{\"result\":\"stuck\",\"forced\":1,\"best\":0,\"risks\":0,\"cost\":0,\"moves\":[{\"n\":1,")
                .contains("\"worth\":\"forced\",\"grade\":\"given\"");
    }
}
