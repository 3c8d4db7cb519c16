// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.List;
import sweeplab.catalogue.Setup;
import sweeplab.rules.Rules;
import sweeplab.world.Topology;

/** A board as the page draws it: kind, size and counts, where the cells of a graph lie, and what is written beside the cells. */
record PageBoard(String id, Rules rules, Topology topology, int dangers, int golds, int[] starts) {

    static PageJson of(Setup setup) {
        return new PageBoard(
                        setup.id().toString(),
                        setup.rules(),
                        setup.world().topology(),
                        setup.world().dangers(),
                        setup.world().golds(),
                        setup.starts())
                .json();
    }

    PageJson json() {
        boolean drawn = topology.id().startsWith("graph:");
        return PageJson.object(
                "id", id,
                "game", rules.id(),
                "danger", rules.danger(),
                "family", PagePosition.family(topology),
                "columns", topology.columns(),
                "rows", topology.rows(),
                "size", topology.size(),
                "dangers", dangers,
                "golds", golds,
                "starts", starts,
                "words", Shown.words(rules),
                "points", drawn ? Drawing.points(rules, topology) : new double[0],
                "names", drawn ? Drawing.names(topology) : List.of(),
                "links", drawn ? Drawing.links(topology) : new int[0],
                "shapes", Drawing.shapes(rules),
                "notes", Drawing.notes(rules),
                "cells", Drawing.cells(rules),
                "signs", Drawing.signs(rules, topology),
                "told", rules.told(topology));
    }
}
