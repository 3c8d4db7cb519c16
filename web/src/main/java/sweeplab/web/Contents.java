// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.List;
import sweeplab.catalogue.Catalogue;
import sweeplab.rules.Level;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.world.Topologies;

/** All that the page can offer: games with their levels and worlds, kinds of board, agents. */
final class Contents {

    private Contents() {}

    static PageJson games() {
        List<PageJson> games = RuleBook.all().stream().map(Contents::game).toList();
        return PageJson.object("games", games, "families", Topologies.families(), "graphs", new Catalogue().graphs());
    }

    static PageJson abilities() {
        List<PageJson> agents = PageAgents.roster().all().stream()
                .map(agent -> PageJson.object("name", agent.name(), "about", agent.about()))
                .toList();
        return PageJson.object("agents", agents, "formats", Converted.writable());
    }

    private static PageJson game(Rules rules) {
        List<PageJson> levels = rules.levels().stream().map(Contents::level).toList();
        return PageJson.object(
                "id",
                rules.id(),
                "danger",
                rules.danger(),
                "family",
                rules.family(),
                "gold",
                rules.hasGold(),
                "blocked",
                rules.hasBlocked(),
                "dangersKnown",
                rules.dangersKnown(),
                "goldClues",
                rules.goldClue().name().toLowerCase(java.util.Locale.ROOT),
                "levels",
                levels,
                "worlds",
                new Catalogue().names(rules));
    }

    private static PageJson level(Level level) {
        return PageJson.object(
                "name",
                level.name(),
                "columns",
                level.columns(),
                "rows",
                level.rows(),
                "dangers",
                level.dangers(),
                "golds",
                level.golds());
    }
}
