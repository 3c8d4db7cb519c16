// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.ServiceLoader;
import sweeplab.agent.Agent;
import sweeplab.agent.AgentMaker;
import sweeplab.agent.Decision;
import sweeplab.agent.Move;
import sweeplab.view.Status;
import sweeplab.view.View;

/** The program that runs the agent of a jar in a process of its own, and speaks the protocol for it. */
public final class Guest {

    private final AgentMaker maker;
    private final Mirror mirror = new Mirror();
    private int[] pending = {};
    private Agent agent = view -> new Decision.Resign("no game yet");

    private Guest(AgentMaker maker) {
        this.maker = maker;
    }

    /** Takes the file of the jar. */
    public static void main(String[] args) throws IOException {
        PrintStream out = System.out;
        // What the agent prints is not part of the talk.
        System.setOut(System.err);
        URL[] jar = {new File(args[0]).toURI().toURL()};
        try (URLClassLoader loader = new URLClassLoader(jar, Guest.class.getClassLoader());
                BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            Guest guest = new Guest(
                    ServiceLoader.load(AgentMaker.class, loader).findFirst().orElseThrow());
            for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
                String answer = guest.hear(line);
                if (!answer.isEmpty()) {
                    out.println(answer);
                    out.flush();
                }
            }
        }
        // Threads that the agent has left behind do not keep us.
        System.exit(0);
    }

    private String hear(String line) {
        switch (line.split(" ", 2)[0]) {
            case "hello" -> {
                return "hello " + maker.name().replaceAll("\\s+", "-") + " " + Script.VERSION + " " + Script.NEIGHBOURS;
            }
            case "game" -> {
                mirror.hear(line);
                agent = maker.make(mirror.seed());
                pending = new int[0];
            }
            case "move" -> {
                return answer(mirror.view());
            }
            default -> mirror.hear(line);
        }
        return "";
    }

    private String answer(View view) {
        pending = possible(view, pending);
        if (pending.length > 0) {
            return certain();
        }
        Decision decision = agent.decide(view);
        if (decision instanceof Decision.Guess guess) {
            boolean known = guess.risk() > 0 && guess.risk() <= 1;
            return (guess.risk() == 0 ? "safe " : "probe ") + guess.cell() + (known ? " " + guess.risk() : "");
        }
        if (decision instanceof Decision.Certain certain) {
            pending = possible(view, certain.moves());
        }
        return pending.length == 0 ? "resign" : certain();
    }

    private static int[] possible(View view, int... moves) {
        return Arrays.stream(moves)
                .filter(move -> view.covered(Move.cell(move)) && !view.flagged(Move.cell(move)))
                .filter(move -> view.status() == Status.PLAYING)
                .toArray();
    }

    // One answer names probes or flags: the first kind goes first, and the rest is said the next time.
    private String certain() {
        boolean flags = Move.isFlag(pending[0]);
        StringBuilder answer = new StringBuilder(flags ? "flag" : "safe");
        int said = 0;
        while (said < pending.length && Move.isFlag(pending[said]) == flags) {
            int cell = Move.cell(pending[said++]);
            answer.append(' ').append(cell);
            if (flags) {
                mirror.flag(cell);
            }
        }
        pending = Arrays.copyOfRange(pending, said, pending.length);
        return answer.toString();
    }
}
