// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import sweeplab.arena.GameRecord;
import sweeplab.play.Result;

/** Games as test cases of JUnit's XML, which every build server shows: a suite a submission, a case a game. */
public final class JunitXml {

    private JunitXml() {}

    public static String of(List<Marked> all) {
        return all.stream()
                .map(JunitXml::suite)
                .collect(Collectors.joining(
                        "",
                        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"sweep grade\">\n",
                        "</testsuites>\n"));
    }

    private static String suite(Marked marked) {
        int faults = marked.count(Result.FAULT);
        String head = String.format(
                Locale.ROOT,
                "<testsuite name=\"%s\" tests=\"%d\" failures=\"%d\" errors=\"%d\" skipped=\"0\" time=\"%.3f\">\n",
                attribute(marked.name()),
                marked.games().size(),
                marked.games().size() - marked.wins() - faults,
                faults,
                marked.games().stream()
                                .mapToDouble(game -> game.times().millis())
                                .sum()
                        / 1000);
        return marked.games().stream()
                .map(game -> testCase(marked, game))
                .collect(Collectors.joining("", head, "</testsuite>\n"));
    }

    private static String testCase(Marked marked, GameRecord game) {
        String head = String.format(
                Locale.ROOT,
                "<testcase classname=\"%s\" name=\"game %d\" time=\"%.3f\"",
                attribute(marked.name()),
                game.game(),
                game.times().millis() / 1000);
        return switch (game.score().result()) {
            case WON -> head + "/>\n";
            case LOST -> head + "><failure message=\"lost after " + game.score().probes() + " probes\"/></testcase>\n";
            case STUCK -> head + "><failure message=\"stopped, " + game.score().left() + " cells left\"/></testcase>\n";
            case FAULT ->
                head + "><error message=\"" + attribute(Marked.withoutRoom(game.lastWords())) + "\"/></testcase>\n";
        };
    }

    // Signs that XML cannot hold at all are left out: the words are strangers'.
    private static String attribute(String text) {
        return text.replaceAll("[^\\x20-\\x7e\\u00a0-\\ud7ff\\ue000-\\ufffd]", " ")
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
