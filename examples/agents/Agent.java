// SPDX-License-Identifier: Apache-2.0
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** An agent for Sweeplab in one file, run by {@code java Agent.java}: single-point reasoning on any board, else a random guess. See docs/protocol.md. */
final class Agent {

    private final Map<String, String> game = new HashMap<>();
    private final TreeMap<Integer, int[]> clues = new TreeMap<>();
    private final TreeSet<Integer> covered = new TreeSet<>();
    private final TreeSet<Integer> dangers = new TreeSet<>();
    private int[][] around = {};

    public static void main(String[] args) throws IOException {
        Agent agent = new Agent();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String answer = agent.hear(line.split(" "));
            if (!answer.isEmpty()) {
                System.out.println(answer);
                System.out.flush();
            }
        }
    }

    private String hear(String... words) {
        switch (words[0]) {
            case "hello" -> {
                return "hello single-point-java 1 neighbours";
            }
            case "neighbours" -> around = Arrays.stream(words).skip(1).map(Agent::cells).toArray(int[][]::new);
            case "game" -> begin(words);
            case "open" -> {
                covered.remove(Integer.valueOf(words[1]));
                clues.put(Integer.valueOf(words[1]), new int[] {Integer.parseInt(words[3]), Integer.parseInt(words[4])});
            }
            case "danger" -> {
                covered.remove(Integer.valueOf(words[1]));
                dangers.add(Integer.valueOf(words[1]));
            }
            case "move" -> {
                return answer();
            }
            default -> {
                // over and quit need no answer
            }
        }
        return "";
    }

    private void begin(String... words) {
        Arrays.stream(words).skip(1).map(word -> word.split("=")).forEach(pair -> game.put(pair[0], pair[1]));
        clues.clear();
        dangers.clear();
        covered.clear();
        IntStream.range(0, Integer.parseInt(game.get("cells"))).forEach(covered::add);
        Arrays.stream(cells(game.get("blocked"))).forEach(covered::remove);
    }

    private String answer() {
        for (int start : cells(game.get("starts"))) {
            if (covered.contains(start)) {
                return "safe " + start;
            }
        }
        for (Map.Entry<Integer, int[]> clue : clues.entrySet()) {
            int[] unknown = Arrays.stream(around[clue.getKey()]).filter(covered::contains).toArray();
            long found = Arrays.stream(around[clue.getKey()]).filter(dangers::contains).count();
            if (unknown.length > 0 && clue.getValue()[1] == found) {
                return "safe " + text(unknown);
            }
            if (unknown.length > 0 && clue.getValue()[0] == found + unknown.length) {
                Arrays.stream(unknown).forEach(dangers::add);
                Arrays.stream(unknown).forEach(covered::remove);
                return "flag " + text(unknown);
            }
        }
        Integer[] left = covered.toArray(Integer[]::new);
        Random dice = new Random(Long.parseLong(game.get("seed")) + clues.size());
        return left.length == 0 ? "resign" : "probe " + left[dice.nextInt(left.length)];
    }

    private static int[] cells(String text) {
        return text.equals("-") ? new int[0] : Arrays.stream(text.split(",")).mapToInt(Integer::parseInt).toArray();
    }

    private static String text(int... cells) {
        return Arrays.stream(cells).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }
}
