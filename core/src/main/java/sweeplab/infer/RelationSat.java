// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.infer.relation.ListedTrack;
import sweeplab.infer.relation.Track;
import sweeplab.logic.SatSolver;
import sweeplab.logic.SatTools;
import sweeplab.position.Constraint;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.relation.Cuts;
import sweeplab.relation.Relation;
import sweeplab.relation.Scan;
import sweeplab.rules.Rules;
import sweeplab.view.Statement;
import sweeplab.view.View;
import sweeplab.world.CellSet;

/**
 * Satisfiability for rules of any kind: every relation as the clauses of its automaton, in one solver that lives through the game. Worlds that the solver found are kept as long as
 * they fit: a cell that they show both ways needs no question. What hangs together on large boards is not written out: each world that breaks it adds what it breaks.
 */
final class RelationSat {

    private static final int MOST_STATES = 20_000;
    private static final int MOST_MODELS = 64;

    private final Position position;
    private final View view;
    private final SatSolver solver;
    private final SatTools tools;
    private final int[] rank;
    private final int[] variables;
    private final List<Cuts> lazy = new ArrayList<>();
    private final List<CellSet> models = new ArrayList<>();
    private final CellSet spoken;
    private int cluesRead;
    private int factsRead;
    private boolean counted;
    private boolean decided = true;

    RelationSat(Position position, SatTools tools) {
        this.position = position;
        this.tools = tools;
        view = position.view();
        solver = tools.solvers().get();
        rank = Scan.of(position.topology()).places();
        variables = new int[rank.length];
        spoken = new CellSet(rank.length);
        byte[] known = known();
        view.rules().placement(view.topology(), view.dangers()).forEach(each -> add(each, known));
    }

    /** What follows; {@code withTotal} also uses the total where nothing follows without it. Stops at the first cells that are settled. */
    int[] facts(boolean withTotal, Budget budget) {
        solver.limit(budget);
        update();
        int[] found = ask();
        if (found.length == 0 && withTotal && !counted) {
            countAll();
            found = ask();
        }
        return found;
    }

    private void countAll() {
        position.constraints().total().ifPresent(this::count);
        counted = true;
    }

    /** A world that fits, the total too, and is so in a cell; nothing if there is none, or none was found within this budget. */
    Optional<CellSet> world(int cell, boolean danger, Budget budget) {
        solver.limit(budget);
        update();
        if (!counted) {
            countAll();
        }
        return world(cell, danger);
    }

    private void update() {
        for (; factsRead < position.facts(); factsRead++) {
            int fact = position.fact(factsRead);
            solver.addClause(literal(Fact.cell(fact), Fact.isDanger(fact)));
            models.removeIf(model -> model.contains(Fact.cell(fact)) != Fact.isDanger(fact));
        }
        byte[] known = cluesRead < position.read() ? known() : new byte[0];
        for (; cluesRead < position.read(); cluesRead++) {
            int cell = view.opened(cluesRead);
            if (view.hasClue(cell)) {
                add(view.rules().meaning(view.topology(), cell, view.clue(cell)), known);
            } else if (view.foundClue(cell) != Rules.SILENT) {
                add(view.rules().foundMeaning(view.topology(), cell, view.foundClue(cell)), known);
            }
        }
    }

    private void add(Relation relation, byte[] known) {
        Optional<Track> track = ListedTrack.of(relation, known, rank, MOST_STATES);
        if (track.isEmpty() && relation instanceof Cuts cuts) {
            lazy.add(cuts);
            for (int cell : relation.cells()) {
                spoken.add(cell);
            }
        }
        if (track.isPresent()) {
            TrackClauses.write(track.get(), cell -> literal(cell, true), solver);
            models.removeIf(model -> relation.weigh(model::contains) == 0);
            for (int cell : track.get().cells()) {
                spoken.add(cell);
            }
        }
    }

    private byte[] known() {
        byte[] known = new byte[rank.length];
        for (int cell = 0; cell < known.length; cell++) {
            known[cell] = position.unknown(cell)
                    ? Statement.UNKNOWN
                    : position.danger(cell) ? Statement.DANGER : Statement.SAFE;
        }
        return known;
    }

    private void count(Constraint total) {
        int[] cells = total.cells();
        int[] of = Arrays.stream(cells).map(cell -> literal(cell, true)).toArray();
        tools.totals().encode(of, total.atLeast(), total.atMost(), solver);
        models.removeIf(model -> Arrays.stream(cells).filter(model::contains).count() != total.atLeast());
        for (int cell : cells) {
            spoken.add(cell);
        }
    }

    private int literal(int cell, boolean danger) {
        if (variables[cell] == 0) {
            variables[cell] = solver.newVariable();
        }
        return danger ? variables[cell] : -variables[cell];
    }

    // Goes through the cells that something is said of, and stops where one is settled.
    private int[] ask() {
        SatSolver.Answer any = models.isEmpty() ? solve() : SatSolver.Answer.TRUE;
        decided = any != SatSolver.Answer.UNKNOWN;
        if (any != SatSolver.Answer.TRUE) {
            return new int[0];
        }
        for (int cell = spoken.next(0); cell >= 0; cell = spoken.next(cell + 1)) {
            if (!position.unknown(cell) || seen(cell, true) && seen(cell, false)) {
                continue;
            }
            boolean danger = seen(cell, true);
            SatSolver.Answer answer = solve(literal(cell, !danger));
            if (answer == SatSolver.Answer.FALSE) {
                solver.addClause(literal(cell, danger));
                return new int[] {Fact.of(cell, danger)};
            }
            decided &= answer != SatSolver.Answer.UNKNOWN;
        }
        return new int[0];
    }

    /** False if the solver could not say of every cell within its limits whether it is settled. */
    boolean decided() {
        return decided;
    }

    /** A world that fits and is so in a cell; nothing if there is none, or none was found. */
    Optional<CellSet> world(int cell, boolean danger) {
        update();
        Optional<CellSet> kept =
                models.stream().filter(model -> model.contains(cell) == danger).findFirst();
        if (kept.isPresent() || solve(literal(cell, danger)) != SatSolver.Answer.TRUE) {
            return kept;
        }
        return Optional.of(models.get(models.size() - 1));
    }

    // A model is kept once all that is not written out allows it too; what it breaks is added.
    private SatSolver.Answer solve(int... assumptions) {
        SatSolver.Answer answer = solver.solve(assumptions);
        while (answer == SatSolver.Answer.TRUE) {
            CellSet model = model();
            List<int[]> cuts = new ArrayList<>();
            lazy.forEach(relation -> relation.cuts(model::contains, cuts::add));
            if (cuts.isEmpty()) {
                keep(model);
                return answer;
            }
            for (int[] cut : cuts) {
                solver.addClause(Arrays.stream(cut)
                        .map(each -> literal(Math.abs(each) - 1, each > 0))
                        .toArray());
            }
            answer = solver.solve(assumptions);
        }
        return answer;
    }

    private CellSet model() {
        CellSet model = new CellSet(variables.length);
        for (int cell = 0; cell < variables.length; cell++) {
            if (position.danger(cell)
                    || position.unknown(cell) && variables[cell] != 0 && solver.value(variables[cell])) {
                model.add(cell);
            }
        }
        return model;
    }

    private void keep(CellSet model) {
        if (models.size() >= MOST_MODELS) {
            models.remove(0);
        }
        models.add(model);
    }

    private boolean seen(int cell, boolean danger) {
        for (CellSet model : models) {
            if (model.contains(cell) == danger) {
                return true;
            }
        }
        return false;
    }
}
