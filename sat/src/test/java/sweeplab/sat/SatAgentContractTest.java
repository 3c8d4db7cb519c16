// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.agent.AgentContract;
import sweeplab.agent.Roster;

/** The agents of this module keep to the contract, too (N3, D4, D8, T3). */
class SatAgentContractTest {

    static List<Roster.Entry> agents() {
        return SatAgents.addTo(new Roster()).all();
    }

    @ParameterizedTest
    @MethodSource("agents")
    void keepsToTheContract(Roster.Entry entry) {
        AgentContract.check(entry, 150);
    }
}
