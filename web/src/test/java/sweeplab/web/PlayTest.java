// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.prove.Solution;
import sweeplab.world.World;

/** A person wins and loses, by mouse, by keys alone and by touch. */
final class PlayTest extends Browsing {

    private static final String ID = "square:6x6/5 opening@3,3 #7";
    private static final int LONG_PRESS = 600;

    private static World world(String id) {
        return GameId.parse(id).setup(new Catalogue()).world();
    }

    private static int[] cells(World world, boolean danger) {
        return IntStream.range(0, world.topology().size())
                .filter(cell -> world.danger(cell) == danger)
                .toArray();
    }

    private Page game(Page.Screen screen, String id) {
        Page page = open(screen, "#/play?id=" + encode(id));
        page.await("document.querySelector('canvas').board.board?.id");
        return page;
    }

    // Opens every safe cell that is still covered, then expects the win.
    private void win(Page page, String id, BiConsumer<Page, Integer> opens) {
        for (int cell : cells(world(id), false)) {
            String shown = "document.querySelector('canvas').board.cells[" + cell + "]";
            if (page.evaluate(shown).asInt() == -1) {
                opens.accept(page, cell);
                page.await(shown + " !== -1");
            }
        }
        page.await("document.querySelector('#result')?.dataset.status === 'won'");
        assertThat(page.text("#result")).contains("3BV").contains("Efficiency");
        assertThat(page.faults()).isEmpty();
    }

    private void lose(Page page, String id, BiConsumer<Page, Integer> opens) {
        opens.accept(page, cells(world(id), true)[0]);
        page.await("document.querySelector('#result')?.dataset.status === 'lost'");
        page.click("#try-again");
        page.await("!document.querySelector('#result')");
        assertThat(page.faults()).isEmpty();
    }

    @Test
    void byMouse() {
        try (Page page = game(Page.Screen.DESKTOP, ID)) {
            lose(page, ID, (p, cell) -> p.mouse(cell, "left"));
            int mine = cells(world(ID), true)[0];
            page.mouse(mine, "right");
            page.await("document.querySelector('canvas').board.cells[" + mine + "] === -2");
            win(page, ID, (p, cell) -> p.mouse(cell, "left"));
        }
    }

    @Test
    void byKeysAlone() {
        try (Page page = game(Page.Screen.DESKTOP, ID)) {
            while (!page.evaluate("document.activeElement.role ?? ''")
                    .asString()
                    .equals("grid")) {
                page.key("Tab");
            }
            lose(page, ID, PlayTest::openByKeys);
            int mine = cells(world(ID), true)[0];
            walk(page, mine);
            page.key(" ");
            page.await("document.querySelector('canvas').board.cells[" + mine + "] === -2");
            win(page, ID, PlayTest::openByKeys);
        }
    }

    private static void openByKeys(Page page, int cell) {
        page.evaluate("document.querySelector('canvas').board.focus()");
        walk(page, cell);
        page.key("Enter");
    }

    // Arrow by arrow, and the page says each cell aloud.
    private static void walk(Page page, int cell) {
        String cursor = "document.querySelector('canvas').board.cursor";
        for (int at = page.evaluate(cursor).asInt();
                at != cell;
                at = page.evaluate(cursor).asInt()) {
            page.key(
                    at / 6 < cell / 6
                            ? "ArrowDown"
                            : at / 6 > cell / 6 ? "ArrowUp" : at % 6 < cell % 6 ? "ArrowRight" : "ArrowLeft");
        }
        String said =
                "document.getElementById(document.activeElement.getAttribute('aria-activedescendant')).textContent";
        assertThat(page.evaluate(said).asString()).contains("Row " + (cell / 6 + 1));
    }

    @Test
    void byTouch() {
        try (Page page = game(Page.Screen.PHONE, ID)) {
            lose(page, ID, Page::tap);
            int mine = cells(world(ID), true)[0];
            page.touch(mine, LONG_PRESS);
            page.await("document.querySelector('canvas').board.cells[" + mine + "] === -2");
            double before = page.evaluate("document.querySelector('canvas').board.view.scale")
                    .asDouble();
            page.pinch(1.6);
            assertThat(page.evaluate("document.querySelector('canvas').board.view.scale")
                            .asDouble())
                    .isGreaterThan(before);
            page.evaluate("document.querySelector('canvas').board.fit()");
            win(page, ID, Page::tap);
        }
    }

    /** A hand on the screen, or a gesture of the system, is no move. */
    @Test
    void threeFingersTouchNoCell() {
        try (Page page = game(Page.Screen.PHONE, ID)) {
            String before = page.evaluate("document.querySelector('canvas').board.cells.join()")
                    .asString();
            page.touchWithSeveral(LONG_PRESS, 0, 5, 30);
            page.touch(35, LONG_PRESS);
            page.await("document.querySelector('canvas').board.cells[35] === -2");
            page.touch(35, LONG_PRESS);
            page.await("document.querySelector('canvas').board.cells.join() === '" + before + "'");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hex:6x6/5 opening@3,3 #2",
                "triangle:8x5/4 opening@3,3 #2",
                "torus:6x6/4 opening@3,3 #2",
                "graph:petersen/2 #2",
                "tornado:SMALL1",
                "daggers:EASY1"
            })
    void everyKindOfBoard(String id) {
        try (Page page = game(Page.Screen.DESKTOP, id)) {
            win(page, id, (p, cell) -> p.mouse(cell, "left"));
        }
    }

    @Test
    void theFirstClickOpensAnArea() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            page.await("document.querySelector('canvas').board.board");
            page.mouse(40, "left");
            page.await("document.querySelector('canvas').board.cells[40] === 0");
            page.click("#show-chances");
            page.await("document.querySelector('canvas').board.overlay.chance?.length === 81");
            assertThat(page.faults()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 34})
    void aBoardWithoutAGuess(int mines) {
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            page.await("document.querySelector('canvas').board.board");
            page.choose("level", "custom");
            page.fill("input[name=dangers]", "" + mines);
            page.click("#no-guess");
            page.click("#new-game");
            page.await("location.hash.includes('noguess=1')"
                    + " && document.querySelector('canvas').board.board.dangers === " + mines);
            page.mouse(40, "left");
            page.await("document.querySelector('canvas').board.cells[40] === 0");
            String id = page.evaluate("document.querySelector('canvas').board.board.id")
                    .asString();
            Game game = GameId.parse(id).setup(new Catalogue()).newGame();
            assertThat(game.world().dangers()).isEqualTo(mines);
            assertThat(Solution.play(game.view(), game::probe, game::flag).complete())
                    .as(id)
                    .isTrue();
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void theFiguresOfAGameHaveACommaInGerman() {
        try (Page page = open(Page.Screen.DESKTOP, "#/statistics")) {
            page.evaluate("localStorage['sweeplab.language'] = '\"de\"'");
            page.open(address("#/play?id=" + encode("square:9x1/2 =EI") + "&turns=o0%20f3"));
            page.await("document.querySelector('canvas')?.board.cells[2] === 1");
            page.mouse(5, "left");
            page.await("document.querySelector('#result')?.dataset.status === 'won'");
            assertThat(page.text("#result")).containsPattern("Zeit\\d+,\\d s");
        }
    }

    @Test
    void aMillionCells() {
        try (Page page =
                open(Page.Screen.DESKTOP, "#/play?id=" + encode("square:1000x1000/150000 opening@500,500 #1"))) {
            page.await("document.querySelector('canvas').board.board?.size === 1000000");
            page.evaluate("document.querySelector('canvas').board.setCursor(500500)");
            page.evaluate("for (let i = 0; i < 14; i++) document.querySelector('canvas').board.zoomBy(1.4)");
            page.evaluate("document.querySelector('canvas').board.reveal(500500)");
            page.mouse(500500, "left");
            page.await("document.querySelector('canvas').board.cells[500500] === 0");
            for (int i = 0; i < 10; i++) {
                page.evaluate(
                        "new Promise(done => { document.querySelector('canvas').board.panBy(90, 60); requestAnimationFrame(() => requestAnimationFrame(done)); })");
            }
            assertThat(page.faults()).isEmpty();
        }
    }

    /** Nothing was safe, but who opens a proved danger is not told that a guess was needed. */
    @Test
    void aProvedDangerThatWasOpenedIsToldAsOne() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode("square:9x1/2 =EI") + "&turns=o0%20o3")) {
            page.await("document.querySelector('.result').textContent.includes('Risk of the last move')");
            assertThat(page.text(".result"))
                    .contains("It could be proved that this cell held a mine.")
                    .doesNotContain("a guess was needed");
        }
    }
}
