// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Measures how soon a move is seen, and whether every click counts; no test runs it unless it is named, see docs/web.md. */
final class PageSpeed extends Browsing {

    private static final String BOARD = "document.querySelector('canvas').board";
    private static final int MOVES = Integer.getInteger("moves", 200);
    private static final int CLICKS = Integer.getInteger("clicks", 1_000);
    private static final int CLICKS_A_SECOND = 25;

    // Notes for every click how long after it the cell was in sight: the first frame after the one that painted it.
    private static final String WATCH = """
            window.shown = [];
            addEventListener('pointerup', (event) => {
              const {board} = document.querySelector('canvas');
              const cell = board.cellAt(event.clientX, event.clientY);
              const look = () => {
                if (board.cells[cell] === -1) requestAnimationFrame(look);
                else requestAnimationFrame(() => window.shown.push(performance.now() - event.timeStamp));
              };
              look();
            }, true);""";

    // The least dangerous covered cell and where it is, once the chances of the position are known.
    private static final String SAFEST = """
            ((board) => {
              const {cells, overlay: {chance}} = board;
              let best = -1;
              chance.forEach((risk, cell) => { if (cells[cell] === -1 && !(chance[best] <= risk)) best = cell; });
              return [best, ...board.pointOf(best)];
            })(%s)""".formatted(BOARD);

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void movesOnExpertWithChances(int throttle) {
        List<Double> all = new ArrayList<>();
        try (Page page = page(Page.Screen.DESKTOP)) {
            for (int seed = 1; all.size() < MOVES; seed++) {
                begin(page, "square:30x16/99 opening@14,8 #" + seed);
                page.throttle(throttle);
                while (page.evaluate("!document.querySelector('#result')").asBoolean() && move(page)) {}
                page.evaluate("window.shown").forEach(millis -> all.add(millis.asDouble()));
                page.throttle(1);
            }
        }
        Collections.sort(all);
        report(
                "moves on expert with chances, processor %dx slower: %d moves, median %.0f ms, 95 %% within %.0f ms, most %.0f ms",
                throttle, all.size(), at(all, 0.5), at(all, 0.95), at(all, 1));
        assertThat(all).hasSizeGreaterThanOrEqualTo(MOVES);
    }

    private void begin(Page page, String id) {
        page.open(address("#/play?id=" + encode(id)));
        page.await(BOARD + ".board?.id");
        if (!page.evaluate("document.querySelector('#show-chances').checked").asBoolean()) {
            page.click("#show-chances");
        }
        page.evaluate(WATCH);
        page.await(BOARD + ".overlay.chance");
    }

    private static boolean move(Page page) {
        JsonNode safest = page.evaluate(SAFEST);
        int before = page.evaluate("window.shown.length").asInt();
        page.press(safest.get(1).asDouble(), safest.get(2).asDouble(), "left");
        page.await("window.shown.length > " + before + " && (document.querySelector('#result') || " + BOARD
                + ".overlay.chance)");
        return true;
    }

    // Every second cell holds a mine: each click opens or flags one cell and no more.
    @Test
    void noClickIsLost() {
        String letters = ("V".repeat(10) + "q".repeat(10)).repeat(20);
        try (Page page = page(Page.Screen.DESKTOP)) {
            begin(page, "square:60x40/1200 =" + letters);
            JsonNode points =
                    page.evaluate("[..." + BOARD + ".cells.keys()].map((cell) => " + BOARD + ".pointOf(cell))");
            long begun = System.nanoTime();
            for (int cell = 0; cell < CLICKS; cell++) {
                boolean mine = (cell / 60 + cell) % 2 == 1;
                JsonNode at = points.get(cell);
                page.press(at.get(0).asDouble(), at.get(1).asDouble(), mine ? "right" : "left");
                long due = begun + (cell + 1) * TimeUnit.SECONDS.toNanos(1) / CLICKS_A_SECOND;
                LockSupport.parkNanos(due - System.nanoTime());
            }
            double seconds = (System.nanoTime() - begun) / 1e9;
            String done = "[..." + BOARD + ".cells.subarray(0, " + CLICKS + ")].filter((code) => code !== -1).length";
            page.await(done + " === " + CLICKS);
            report(
                    "%d clicks in %.1f s with chances: %d came to something",
                    CLICKS, seconds, page.evaluate(done).asInt());
            assertThat(page.faults()).isEmpty();
        }
    }

    private static double at(List<Double> sorted, double share) {
        return sorted.get((int) Math.ceil(share * sorted.size()) - 1);
    }

    private static void report(String form, Object... figures) {
        System.out.println(String.format(Locale.ROOT, form, figures));
    }
}
