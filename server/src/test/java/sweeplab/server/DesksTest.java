// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.agent.Decision;
import sweeplab.agent.Roster;
import sweeplab.base.Budget;
import sweeplab.catalogue.Catalogue;
import sweeplab.serve.Desk;
import sweeplab.serve.DeskLimits;

/** Many games for a program by the page's server: the protocol of docs/serve.md, line for line, within the server's limits. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class DesksTest {

    private static final long MINUTE = 60_000_000_000L;

    private final Served served = new Served(Limits.usual());
    private final AtomicLong now = new AtomicLong();
    private final Desks desks = new Desks(Roster.core(), now::get);
    private Desks meddled = desks;
    private String deskMeddledWith = "";
    private final List<String> toldMeddler = new ArrayList<>();

    @AfterAll
    void stop() {
        served.close();
    }

    @Test
    void aDeskAnswersAsAtStandardInput() throws IOException, InterruptedException {
        String[] lines = {
            "make games=2 seed=1 info=certain,teacher,cost teacher=exact 5x4/3 opening@0,0", "reset 1", "step 1 16 f10"
        };
        HttpResponse<String> opened = served.post("/api/serve", lines[0] + "\n" + lines[1]);
        assertThat(opened.statusCode()).isEqualTo(200);
        String name = name(opened.body());
        HttpResponse<String> moved = served.post("/api/serve?desk=" + name, lines[2]);
        Desk alone = new Desk(new Catalogue(), Roster.core(), DeskLimits.USUAL, () -> 1);
        String head = "{\"desk\":\"" + name + "\",\"answers\":[";
        assertThat(opened.body()).isEqualTo(head + alone.answer(lines[0]) + ",\n" + alone.answer(lines[1]) + "]}");
        assertThat(moved.body()).isEqualTo(head + alone.answer(lines[2]) + "]}");
        assertThat(served.post("/api/serve?desk=" + name, "quit\nhello").body())
                .contains("{\"bye\":true}", "the desk was quit before this line");
        assertThat(served.post("/api/serve?desk=" + name, "hello").statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @CsvSource({"/api/serve?desk=nobody,404", "/api/serve?moon,400", "/api/serve?desk=,404"})
    void wrongDesksAreRefusedInWords(String path, int status) throws IOException, InterruptedException {
        HttpResponse<String> answer = served.post(path, "hello");
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.body()).contains("\"error\":\"").contains("/api/serve");
        assertThat(served.get(path).statusCode()).isEqualTo(405);
    }

    @Test
    void limitsAreThoseOfAMachineThatManyShare() {
        String hello = desks.answer("here", null, bytes("hello"), Budget.unlimited());
        assertThat(hello).contains("\"games\":256,\"cells\":20000");
        assertThat(desks.answer("here", null, bytes("make games=200 30x16/99"), Budget.unlimited()))
                .contains("this batch has 96000 cells: at most 20000 in all");
    }

    @Test
    void whereTheTimeIsOverNothingIsBegun() {
        String opened = desks.answer("hasty", null, bytes("make games=2 5x4/3"), Budget.unlimited());
        String query = "desk=" + name(opened);
        Budget over = Budget.unlimited();
        over.cancel();
        assertThat(desks.answer("hasty", query, bytes("reset 1\nreset 1"), over))
                .endsWith(
                        "[{\"error\":\"the time of this request was over before this line: send it and those after it again\"}]}");
        assertThat(desks.answer("hasty", query, bytes("step 1 - -"), Budget.unlimited()))
                .contains("the games have not begun");
    }

    @Test
    void anAddressHasFewDesksAndTheyAreClearedWhenNobodyComes() {
        for (int i = 0; i < Desks.MOST_OF_AN_ADDRESS; i++) {
            desks.answer("many", null, bytes("make 5x4/3"), Budget.unlimited());
        }
        assertThatThrownBy(() -> desks.answer("many", null, bytes("hello"), Budget.unlimited()))
                .hasMessageContaining("you have 8 desks: quit one, or wait 10 minutes");
        now.addAndGet(11 * MINUTE);
        assertThat(desks.answer("many", null, bytes("hello"), Budget.unlimited()))
                .contains("\"sweeplab\":1");
    }

    @Test
    void aRequestThatLeavesNoGamesHoldsNoDesk() {
        for (int i = 0; i < 2 * Desks.MOST_OF_AN_ADDRESS; i++) {
            assertThat(desks.answer("slips", null, bytes("mkae 5x4/3"), Budget.unlimited()))
                    .startsWith("{\"desk\":null,\"answers\":[{\"error\":\"'mkae' is no request");
        }
        String query = "desk=" + name(desks.answer("slips", null, bytes("make 5x4/3"), Budget.unlimited()));
        assertThat(desks.answer("slips", query, bytes("drop 2"), Budget.unlimited()))
                .doesNotContain("null");
        assertThat(desks.answer("slips", query, bytes("drop 1"), Budget.unlimited()))
                .isEqualTo("{\"desk\":null,\"answers\":[{\"batches\":[]}]}");
        assertThatThrownBy(() -> desks.answer("slips", query, bytes("hello"), Budget.unlimited()))
                .hasMessageContaining("left without games");
    }

    @Test
    void aDeskInUseIsNotForASecondRequest() {
        // The teacher is asked in the midst of a request, and comes with another one.
        Roster meddling = Roster.core().add("meddler", "", seed -> view -> meddle());
        meddled = new Desks(meddling, now::get);
        deskMeddledWith = "desk=" + name(ask(null, "make info=teacher teacher=meddler 5x4/3"));
        ask(deskMeddledWith, "reset 1");
        assertThat(toldMeddler).containsOnly("409: this desk answers another request at the moment");
        assertThat(ask(deskMeddledWith, "hello")).contains("\"sweeplab\":1");
    }

    private Decision meddle() {
        try {
            toldMeddler.add(ask(deskMeddledWith, "hello"));
        } catch (Refused refused) {
            toldMeddler.add(refused.status() + ": " + refused.getMessage());
        }
        return new Decision.Resign("");
    }

    private String ask(@Nullable String query, String line) {
        return meddled.answer("here", query, bytes(line), Budget.unlimited());
    }

    private static String name(String answer) {
        return answer.replaceAll("(?s)\\{\"desk\":\"([0-9a-f]{32})\".*", "$1");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
