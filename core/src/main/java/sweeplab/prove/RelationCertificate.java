// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import sweeplab.agent.Move;
import sweeplab.base.Excerpt;
import sweeplab.base.Pieces;
import sweeplab.prove.relation.RelationArgument;
import sweeplab.prove.relation.RelationArgument.Branch;
import sweeplab.prove.relation.RelationArgument.Step;
import sweeplab.prove.relation.RelationChecker;
import sweeplab.relation.Relation;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** The text that shows a board of any rule can be won without a guess: every move with its argument. Anyone can check it by playing it. */
final class RelationCertificate {

    static final String HEAD = "sweeplab-certificate 2";
    private static final String SUPPOSE = "suppose the opposite";
    private static final String BROKEN = "broken: ";
    private static final String BY = " by ";

    private final RelationChecker checker;
    private final Topology topology;
    private final Iterator<String> lines;

    private RelationCertificate(View view, List<String> lines) {
        checker = RelationChecker.trustingFlags(view);
        topology = view.topology();
        this.lines = lines.iterator();
    }

    public static String write(Reasoned solution, Topology topology) {
        StringBuilder text = new StringBuilder(HEAD + "\n");
        for (Reasoned.Moment moment : solution.moments()) {
            RelationArgument argument = moment.argument();
            text.append('\n').append(Move.isFlag(moment.move()) ? "flag " : "probe ");
            text.append(topology.name(argument.cell())).append('\n');
            text.append(argument.supposed() ? SUPPOSE + "\n" : "");
            write(argument.branch(), topology, text);
        }
        return text.toString();
    }

    private static void write(Branch branch, Topology topology, StringBuilder text) {
        for (Step step : branch.steps()) {
            text.append(content(step.danger()))
                    .append(topology.name(step.cell()))
                    .append(BY);
            text.append(step.by().origin().words()).append('\n');
        }
        if (branch.broken() != null) {
            text.append(BROKEN).append(branch.broken().origin().words()).append('\n');
        }
        for (int i = 0; i < branch.cases().size(); i++) {
            text.append("if ")
                    .append(content(i == 1))
                    .append(topology.name(branch.split()))
                    .append('\n');
            write(branch.cases().get(i), topology, text);
        }
    }

    private static String content(boolean danger) {
        return danger ? "danger " : "safe ";
    }

    /** Plays a certificate on a new game by these two actions; what is wrong with it, or nothing if every argument holds and the game is won. */
    static Optional<String> fault(
            String text, View view, IntConsumer probe, IntConsumer flag, Consumer<RelationArgument> held) {
        return play(text, view, probe, flag, held);
    }

    /** The moves of a certificate with their arguments, as far as they hold. */
    static Reasoned play(String text, View view, IntConsumer probe, IntConsumer flag) {
        List<Reasoned.Moment> moments = new ArrayList<>();
        boolean holds = play(text, view, probe, flag, argument -> moments.add(moment(argument)))
                .isEmpty();
        return new Reasoned(holds, moments);
    }

    private static Reasoned.Moment moment(RelationArgument argument) {
        int cell = argument.cell();
        return new Reasoned.Moment(argument.danger() ? Move.flag(cell) : Move.probe(cell), argument);
    }

    private static Optional<String> play(
            String text, View view, IntConsumer probe, IntConsumer flag, Consumer<RelationArgument> held) {
        String[] parts = text.strip().split("\\n\\s*\\n");
        for (int place = 1; place < parts.length; place++) {
            RelationArgument argument = read(parts[place].strip(), place, view);
            Optional<String> fault = fault(argument, view);
            if (fault.isPresent()) {
                return Optional.of("move " + place + ": " + fault.get());
            }
            held.accept(argument);
            (argument.danger() ? flag : probe).accept(argument.cell());
        }
        return view.status() == Status.WON ? Optional.empty() : Optional.of("the game is not won at the end");
    }

    private static RelationArgument read(String part, int place, View view) {
        try {
            return new RelationCertificate(view, List.of(Pieces.lines(part))).argument();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("move " + place + " of a certificate: " + e.getMessage(), e);
        }
    }

    private static Optional<String> fault(RelationArgument argument, View view) {
        int cell = argument.cell();
        if (view.status() != Status.PLAYING || !view.covered(cell) || view.flagged(cell)) {
            return Optional.of(view.topology().name(cell) + " cannot be played any more");
        }
        return RelationChecker.trustingFlags(view).fault(argument);
    }

    private RelationArgument argument() {
        String head = lines.next();
        boolean flag = head.startsWith("flag ");
        if (!flag && !head.startsWith("probe ")) {
            throw new IllegalArgumentException("'" + Excerpt.of(head) + "' is neither 'flag CELL' nor 'probe CELL'");
        }
        int cell = cell(head.substring(head.indexOf(' ') + 1));
        String first = lines.hasNext() ? lines.next() : "";
        boolean supposed = first.equals(SUPPOSE);
        return new RelationArgument(cell, flag, supposed, branch(supposed ? line() : first, 0));
    }

    private String line() {
        return lines.hasNext() ? lines.next() : "";
    }

    // Steps, then what is broken, or two cases, or the end.
    private Branch branch(String begin, int depth) {
        if (depth > topology.size()) {
            throw new IllegalArgumentException("more cases within cases than the board has cells");
        }
        List<Step> steps = new ArrayList<>();
        String line = begin;
        while (!line.isEmpty() && !line.startsWith(BROKEN) && !line.startsWith("if ")) {
            steps.add(step(line));
            line = line();
        }
        if (line.startsWith(BROKEN)) {
            return new Branch(steps, relation(line.substring(BROKEN.length())), -1, List.of());
        }
        if (line.isEmpty()) {
            return new Branch(steps, null, -1, List.of());
        }
        int split = opened(line, "if safe ");
        Branch clear = branch(line(), depth + 1);
        if (opened(line(), "if danger ") != split) {
            throw new IllegalArgumentException("the two cases are not of one cell");
        }
        return new Branch(steps, null, split, List.of(clear, branch(line(), depth + 1)));
    }

    private int opened(String line, String beginning) {
        if (!line.startsWith(beginning)) {
            throw new IllegalArgumentException("'" + Excerpt.of(line) + "': expected '" + beginning + "CELL'");
        }
        return cell(line.substring(beginning.length()));
    }

    private Step step(String line) {
        int by = line.indexOf(BY);
        boolean danger = line.startsWith(content(true));
        if (by < 0 || !danger && !line.startsWith(content(false))) {
            throw new IllegalArgumentException(
                    "'" + Excerpt.of(line) + "' is no step: write 'safe CELL by …' or 'danger CELL by …'");
        }
        return new Step(
                cell(line.substring(content(danger).length(), by)), danger, relation(line.substring(by + BY.length())));
    }

    private Relation relation(String words) {
        return checker.named(words)
                .orElseThrow(
                        () -> new IllegalArgumentException("nothing in sight is called '" + Excerpt.of(words) + "'"));
    }

    private int cell(String name) {
        return IntStream.range(0, topology.size())
                .filter(cell -> topology.name(cell).equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + Excerpt.of(name) + "' is no cell of the board"));
    }
}
