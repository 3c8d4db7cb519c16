// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import java.util.List;
import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.rules.Rules;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** A library for somebody who has only so much time for the making of boards. */
record LimitedLibrary(Library whole, Budget budget) implements Library {

    @Override
    public List<String> names(Rules rules) {
        return whole.names(rules);
    }

    @Override
    public String text(Rules rules, String name) {
        return whole.text(rules, name);
    }

    @Override
    public List<String> graphs() {
        return whole.graphs();
    }

    @Override
    public String graph(String name) {
        return whole.graph(name);
    }

    @Override
    public String spelling(Rules rules, String name) {
        return whole.spelling(rules, name);
    }

    @Override
    public boolean forAnyGame() {
        return whole.forAnyGame();
    }

    @Override
    public boolean has(Rules rules, String name) {
        return whole.has(rules, name);
    }

    @Override
    public World world(Rules rules, String name) {
        return whole.world(rules, name);
    }

    @Override
    public Optional<Start> start(Rules rules, String name) {
        return whole.start(rules, name);
    }

    @Override
    public Topology topology(String family, int columns, int rows) {
        return whole.topology(family, columns, rows);
    }
}
