// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AgentContractTest {

    static List<Roster.Entry> agents() {
        return Roster.core().all();
    }

    @ParameterizedTest
    @MethodSource("agents")
    void keepsToTheContract(Roster.Entry entry) {
        AgentContract.check(entry, 300);
    }
}
