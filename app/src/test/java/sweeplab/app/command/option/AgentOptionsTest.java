// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import sweeplab.agent.Roster;
import sweeplab.rules.Classic;

final class AgentOptionsTest {

    // A folder that is there wherever the tests of a module run.
    private static final String FOLDER = "src";

    @Test
    void anAgentIsMeantAlsoWhereAFolderIsCalledLikeIt() {
        Roster roster = Roster.core();
        roster.add(FOLDER, "an agent", roster.get("exact").maker());
        assertThat(new AgentOptions().find(roster, FOLDER, new Classic()).name())
                .isEqualTo(FOLDER);
        assertThatThrownBy(() -> new AgentOptions().find(Roster.core(), FOLDER, new Classic()))
                .hasMessageContaining("unknown agent 'src': a program of your own is written cmd:");
    }
}
