// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.analyse;

import picocli.CommandLine.Mixin;
import sweeplab.app.command.option.DocumentOptions;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.terminal.Terminal;
import sweeplab.base.Budget;
import sweeplab.format.document.Document;

/** The options of every command that answers about a position: how it is read, how long it may take, and whether a program reads the answer. */
final class PositionOptions {

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private DocumentOptions documents = new DocumentOptions();

    @Mixin
    private TimeLimit limit = new TimeLimit(10);

    boolean json() {
        return json.on;
    }

    TimeLimit limit() {
        return limit;
    }

    Budget budget() {
        return limit.budget();
    }

    Document read(String position, Terminal terminal) {
        return documents.read(position, terminal.in(), limit.budget());
    }
}
