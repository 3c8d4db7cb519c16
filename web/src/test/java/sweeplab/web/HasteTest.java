// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Somebody in a hurry: what was asked for last is what is shown, however long the engine takes for the rest. */
final class HasteTest extends Browsing {

    private static final String BOARD = "document.querySelector('canvas').board";
    private static final String ID = "square:9x9/10 opening@4,4 #7";

    private static void hold(Page page, String engine, String call) {
        hold(page, engine, call, 0);
    }

    /** Keeps back what an engine answers to a call, after so many answers, until held.CALL.release(). */
    private static void hold(Page page, String engine, String call, int after) {
        page.evaluate("""
                import('./js/engine.js').then(({%1$s: engine}) => {
                  const [batch, hold] = [engine.batch.bind(engine), {called: [], after: %3$d}];
                  const released = new Promise((resolve) => (hold.release = resolve));
                  window.held = {...window.held, %2$s: hold};
                  engine.batch = async (...calls) => {
                    hold.called.push(...calls.map(([name]) => name));
                    const answer = batch(...calls);
                    if (!calls.some(([name]) => name === '%2$s') || hold.after-- > 0) return answer;
                    await answer.catch(() => {});
                    hold.answered = true;
                    await released;
                    return answer;
                  };
                })""".formatted(engine, call, after));
    }

    @Test
    void chancesComeAlthoughTheMouseGoesOn() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode(ID))) {
            page.await(BOARD + ".board?.id");
            page.click("#show-chances");
            page.click("#show-would");
            page.await(BOARD + ".overlay.chance");
            hold(page, "thinker", "analyse");
            page.mouse(40, "left");
            page.await("held.analyse.answered");
            page.evaluate("{const b = " + BOARD + "; b.hovered = b.cells.indexOf(-1); b.on.hover(b.hovered);}");
            page.evaluate("held.analyse.release()");
            page.await(BOARD + ".overlay.chance");
            page.await("document.querySelector('#help-note').textContent.includes('would show')");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void aGameThatCameTooLateIsNotShown() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode("daggers:EASY1"))) {
            page.await(BOARD + ".board?.id");
            hold(page, "lab", "openStrict");
            page.choose("way", "strict");
            page.await("held.openStrict.answered");
            page.choose("way", "efficiency");
            page.await("location.hash.includes('efficiency')");
            page.evaluate("held.openStrict.release()");
            page.await("held.openStrict.called.includes('close')");
            assertThat(page.evaluate("location.hash").asString()).endsWith("way=efficiency");
            assertThat(page.text(".figures")).contains("ZiNi");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void aLevelThatCannotBeReadIsToldOfBesideAnotherGame() {
        try (Page page = open(Page.Screen.DESKTOP, "#/statistics")) {
            hold(page, "table", "fault");
            hold(page, "lab", "read");
            page.evaluate("""
                    {
                      const dataTransfer = new DataTransfer();
                      dataTransfer.items.add(new File(['nothing'], 'some.hexcells'));
                      document.querySelector('.stage').dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true}));
                    }""");
            page.await("held.fault.answered && held.read.answered");
            page.evaluate("held.read.release()");
            page.evaluate("held.fault.release()");
            page.await(BOARD + ".board");
            page.await("document.querySelector('.result').textContent.includes('hexcells')");
        }
    }

    @Test
    void aDuelThatWasLeftBeforeItBeganIsNotShown() {
        try (Page page = open(Page.Screen.DESKTOP, "#/watch?id=" + encode("daggers:EASY1"))) {
            page.await("document.querySelector('#headline')");
            page.evaluate("""
                    for (const i of [2, 0]) document.querySelectorAll('[aria-label="Who plays"] button')[i].click();""");
            page.await("document.querySelector('#headline') && location.hash.includes('mode=one')");
            assertThat(page.evaluate("document.querySelectorAll('canvas').length")
                            .asInt())
                    .isEqualTo(1);
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void aMomentThatIsWatchedStaysWhileTheAgentThinks() {
        try (Page page = open(Page.Screen.DESKTOP, "#/statistics")) {
            hold(page, "lab", "run", 1);
            page.evaluate("location.hash = '#/watch?agent=exact&id=" + encode("square:16x16/40 opening@3,3 #7") + "'");
            String counter = "document.querySelector('.counter').textContent";
            page.await(counter + " === '0 of 60'");
            page.click("#last");
            page.await("document.querySelector('#story').textContent.includes('The agent plays')");
            assertThat(page.evaluate("document.querySelector('[data-end]')").isNull())
                    .isTrue();
            page.evaluate("held.run.release()");
            page.await("!document.querySelector('#story').textContent.includes('The agent plays')");
            assertThat(page.text(".counter")).startsWith("60 of").isNotEqualTo("60 of 60");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void aTabThatIsPressedBeforeTheFirstPageIsThere() {
        String press = """
                window.Worker = class extends Worker {
                  constructor(address, options) {
                    super(address, options);
                    if (options.name.includes('engine') && location.hash === '#/watch') location.hash = '#/play';
                  }
                };""";
        try (Page page = page(Page.Screen.DESKTOP).keepingNothing().beforehand(press)) {
            page.openAfresh(address("#/watch"));
            page.await(BOARD + ".board && document.title.startsWith('Play')");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void aCellThatIsAskedAboutDoesNotEndTheAnalysis() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            hold(page, "thinker", "analyse");
            page.evaluate(BOARD + ".on.flag(80)");
            page.await("held.analyse.answered");
            page.evaluate(BOARD + ".on.open(6)");
            page.evaluate("held.analyse.release()");
            page.await("document.querySelector('#best') && document.querySelector('.proof .steps li')");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void twoPressesOfHintAreTwo() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            hold(page, "thinker", "hint");
            page.evaluate("for (const press of [1, 2]) document.querySelector('#hint').click()");
            page.await("held.hint.answered");
            page.evaluate("held.hint.release()");
            page.await(BOARD + ".overlay.lit");
            assertThat(page.text("#ladder")).startsWith("Look at this part");
            assertThat(page.evaluate("held.hint.called.length").asInt()).isEqualTo(1);
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void noChancesOfAnotherPositionAreShown() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            hold(page, "thinker", "analyse");
            page.fill("textarea", "5x5x3\n" + "HHHHH\n".repeat(5));
            page.click("#read");
            page.await(BOARD + ".board.size === 25 && held.analyse.answered");
            page.evaluate("for (const turn of [1, 2]) document.querySelector('.panel [role=switch]').click()");
            assertThat(page.evaluate(BOARD + ".overlay.chance === undefined").asBoolean())
                    .isTrue();
            page.evaluate("held.analyse.release()");
            page.await(BOARD + ".overlay.chance.length === 25");
        }
    }

    @Test
    void aPositionThatWasReadTooLateIsNotShown() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            hold(page, "lab", "read");
            page.fill("textarea", "5x5x3\n" + "HHHHH\n".repeat(5));
            page.click("#read");
            page.await("held.read.answered");
            page.click("#blank");
            page.await(BOARD + ".cells.every((code) => code === -1)");
            page.evaluate("held.read.release()");
            page.evaluate("import('./js/engine.js').then(({lab}) => lab.json('abilities'))");
            assertThat(page.evaluate(BOARD + ".board.size").asInt()).isEqualTo(81);
        }
    }

    @Test
    void whatWasRightInALessonThatWasLeftIsNotToldInAnother() {
        try (Page page = open(Page.Screen.DESKTOP, "#/learn?lesson=single")) {
            hold(page, "thinker", "explain");
            page.await("(" + BOARD + ".on.flag(4), held.explain.answered)");
            page.click(".path li:nth-child(2) button");
            page.await(BOARD + ".cells.length === 100");
            page.evaluate("held.explain.release()");
            page.await("(" + BOARD + ".on.open(99), document.querySelector('#feedback .bad'))");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void aReplayThatCouldNotBeReadIsNotToldOfBesideAnother() {
        try (Page page = open(Page.Screen.DESKTOP, "#/statistics")) {
            hold(page, "lab", "openStrict");
            page.evaluate("location.hash = '#/review?id=nothing&way=strict'");
            page.await("held.openStrict?.answered");
            page.evaluate("location.hash = '#/review?id=" + encode(ID) + "&turns=o40'");
            page.await("document.querySelector('#headline')");
            page.evaluate("held.openStrict.release()");
            assertThat(page.evaluate("document.querySelector('#story [role=alert]')")
                            .isNull())
                    .isTrue();
        }
    }

    @Test
    void aProbeBeforeTheDuelIsOpenIsNone() {
        try (Page page = open(Page.Screen.DESKTOP, "#/statistics")) {
            hold(page, "lab", "duelScore");
            page.evaluate("location.hash = '#/watch?mode=duel&id=" + encode("daggers:EASY1") + "'");
            page.await("held.duelScore?.answered");
            page.evaluate(BOARD + ".on.open(0)");
            page.evaluate("held.duelScore.release()");
            page.await("document.querySelector('#story .figures')");
            assertThat(page.faults()).isEmpty();
        }
    }
}
