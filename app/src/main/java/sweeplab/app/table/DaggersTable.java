// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.table;

import java.util.ArrayList;
import java.util.List;
import sweeplab.app.library.Levels;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.play.Score;
import sweeplab.view.View;

/** What SPS, and SPS with SAT, make of each Daggers world without a guess and without the total: the base of D5 and D12. */
record DaggersTable(List<Row> rows) {

    /** One world: the cells left by each, whether each won, and the cells left after each phase of SPS and SAT in turn. */
    record Row(String world, String level, int sps, int sat, boolean spsWins, boolean satWins, List<Phase> phases) {

        /** S, A or G as in report 003 (D12). */
        String letter() {
            return spsWins ? "S" : satWins ? "A" : "G";
        }
    }

    /** Cells left when one kind of reasoning handed over to the other. */
    record Phase(String name, int left) {}

    static DaggersTable of(Experiment experiment) {
        return new DaggersTable(experiment.forEach(
                experiment.worlds("daggers", "(EASY|MEDIUM|HARD)\\d+"), setup -> row(experiment, setup)));
    }

    private static Row row(Experiment experiment, Setup setup) {
        Score sps = experiment.play("sps", setup, 1).get(0);
        Score sat = experiment.play("sat", setup, 1).get(0);
        return new Row(
                setup.id().world().orElseThrow(),
                Levels.of(setup.rules(), setup.world()),
                sps.left(),
                sat.left(),
                sps.result() == Result.WON,
                sat.result() == Result.WON,
                phases(experiment, setup));
    }

    // The start cells belong to the first phase of SPS.
    private static List<Phase> phases(Experiment experiment, Setup setup) {
        List<Phase> phases = new ArrayList<>();
        Game game = setup.newGame();
        View view = game.view();
        Referee referee =
                new Referee(game, experiment.roster().get("sat").maker().apply(0), step -> {
                    String kind = step.by().contains("SAT") ? "SAT" : "SPS";
                    int last = phases.size() - 1;
                    if (last >= 0 && phases.get(last).name().startsWith(kind)) {
                        phases.set(last, new Phase(phases.get(last).name(), view.left()));
                    } else {
                        phases.add(new Phase(kind + " " + (phases.size() / 2 + 1), view.left()));
                    }
                });
        while (referee.step()) {
            // every step is a move made
        }
        return phases;
    }
}
