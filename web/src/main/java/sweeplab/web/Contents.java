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

    static Json json() {
        List<Json> games = RuleBook.all().stream().map(Contents::game).toList();
        List<Json> agents = PageAgents.roster().all().stream()
                .map(agent -> Json.object("name", agent.name(), "about", agent.about()))
                .toList();
        return Json.object(
                "games",
                games,
                "families",
                Topologies.families(),
                "graphs",
                new Catalogue().graphs(),
                "agents",
                agents,
                "formats",
                Converted.writable());
    }

    private static Json game(Rules rules) {
        List<Json> levels = rules.levels().stream().map(Contents::level).toList();
        return Json.object(
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

    private static Json level(Level level) {
        return Json.object(
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
