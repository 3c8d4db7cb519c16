// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.worlds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sweeplab.app.json.Json;
import sweeplab.catalogue.Setup;
import sweeplab.catalogue.Start;
import sweeplab.game.Game;
import sweeplab.proof.Grade;
import sweeplab.prove.Certificate;
import sweeplab.prove.ProvedGame;
import sweeplab.prove.Reasoned;
import sweeplab.world.Topology;

/** What a line of {@code sweep generate} says of its board besides the proofs: made from the id again and compared. */
record BoardClaims(Setup setup, Supplier<Game> games, String certificate) {

    /** The places of the dangers, row and column. */
    static List<List<Integer>> mines(Setup setup) {
        Topology topology = setup.world().topology();
        List<List<Integer>> mines = new ArrayList<>();
        for (int cell = 0; cell < topology.size(); cell++) {
            if (setup.world().danger(cell)) {
                mines.add(List.of(topology.row(cell), topology.column(cell)));
            }
        }
        return mines;
    }

    /** The first thing that the line says and that is not so. */
    Optional<String> fault(String line) {
        if (!(Json.read(line) instanceof Map<?, ?> said)) {
            return Optional.of("no JSON object");
        }
        for (Map.Entry<String, @Nullable Object> claim : claims().entrySet()) {
            String name = claim.getKey();
            if (said.containsKey(name) && !Json.text(said.get(name)).equals(Json.text(claim.getValue()))) {
                return Optional.of(
                        name + " is said to be " + brief(said.get(name)) + ", but it is " + brief(claim.getValue()));
            }
        }
        return Optional.empty();
    }

    private Map<String, @Nullable Object> claims() {
        Game game = games.get();
        ProvedGame solution = Certificate.again(certificate, game.view(), game::probe, game::flag);
        Map<String, @Nullable Object> claims = new LinkedHashMap<>();
        setup.id().board().ifPresent(board -> claims.put("board", board.toString()));
        claims.put("start", setup.id().start().map(Start::toString).orElse(""));
        claims.put("mines", mines(setup));
        claims.put("noGuess", solution.complete());
        claims.put("grade", solution.hardest().map(Grade::words).orElse("one clue"));
        claims.put("usesMineCount", solution.usesTotal());
        if (solution instanceof Reasoned reasoned) {
            claims.put("difficulty", reasoned.difficulty());
        }
        return claims;
    }

    private static String brief(@Nullable Object value) {
        String text = Json.text(value);
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }
}
