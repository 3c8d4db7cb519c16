// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.Roster;
import sweeplab.arena.MeanDifference;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** How much more the guesses of an agent are worth than those of {@code fast}, by the play-outs of a {@link GuessSet}. */
public final class GuessScore {

    private static final int FLAG = 'F';
    private static final int COVERED = '.';

    private final Agent agent;
    private final Map<String, Setup> setups = new HashMap<>();
    private int judged;
    private int others;
    private int unknown;
    private double sum;
    private double squares;

    private GuessScore(String agent) {
        this.agent = Roster.core().get(agent).maker().apply(1);
    }

    /** Arguments: file, agent, board and start ("30x16/99 opening@3,3"), most guesses. */
    public static void main(String[] args) throws IOException {
        GuessScore score = new GuessScore(args[1]);
        try (Stream<String> lines = Files.lines(Path.of(args[0]))) {
            lines.filter(line -> line.startsWith("square:" + args[2] + " "))
                    .limit(Long.parseLong(args[3]))
                    .forEach(score::judge);
        }
        System.out.println(args[1] + " on " + args[2] + ": " + score);
    }

    private void judge(String line) {
        String[] parts = line.split("\\|", -1);
        List<String> cells = List.of(parts[2].split(" "));
        int fast = Integer.parseInt(cells.get(0));
        int cell = ((Decision.Guess) agent.decide(view(parts[0], parts[1]))).cell();
        Map<Integer, Double> values = new HashMap<>();
        for (String each : cells.subList(1, cells.size())) {
            String[] numbers = each.split(":", -1);
            values.put(
                    Integer.parseInt(numbers[0]),
                    (Double.parseDouble(numbers[2]) + Double.parseDouble(numbers[3])) / 2);
        }
        if (values.containsKey(cell) && values.containsKey(fast)) {
            add(values.get(cell) - values.get(fast), cell != fast);
        } else {
            unknown++;
        }
    }

    private void add(double gain, boolean other) {
        judged++;
        others += other ? 1 : 0;
        sum += gain;
        squares += gain * gain;
    }

    private View view(String id, String shown) {
        Setup setup = setups.computeIfAbsent(id, text -> GameId.parse(text).setup(new Catalogue()));
        Topology topology = setup.world().topology();
        Scene scene = new Scene(setup.rules(), topology, setup.world().dangers(), 0, setup.starts());
        for (int cell = 0; cell < topology.size(); cell++) {
            char sign = shown.charAt(cell);
            if (sign == FLAG) {
                scene.flag(cell);
            } else if (sign != COVERED) {
                scene.open(cell, sign - '0', View.UNTOLD);
            }
        }
        return scene.view();
    }

    @Override
    public String toString() {
        MeanDifference gain = MeanDifference.of(sum, squares, judged);
        return String.format(
                Locale.ROOT,
                "%+.2f ± %.2f points a guess over fast, another cell in %d of %d guesses (%d more not in the set)",
                100 * gain.mean(),
                100 * gain.half(),
                others,
                judged,
                unknown);
    }
}
