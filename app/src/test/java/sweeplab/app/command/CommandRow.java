// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import java.util.List;

/**
 * A command as the table of commands tries it.
 *
 * @param right words with which it ends well and prints something
 * @param wrong words that are bad input
 * @param failing words with which what was asked for fails; none if nothing can
 * @param lasting words with which it works or waits for so long that somebody presses Ctrl-C; none if it is always short
 * @param json whether it takes --json
 * @param within the package in which it is at work when Ctrl-C is pressed, so that something is known by then; none if any time will do
 * @param known what it still says after Ctrl-C
 */
record CommandRow(
        String right, String wrong, String failing, String lasting, boolean json, String within, String known) {

    private static final String BOARD = "9x9:4,4,ufcfa08b4483c12b0703c0";

    /** Every command there is; DIR is a folder with some files. */
    static final List<CommandRow> ALL = List.of(
            row("play exact 5x5/4 --seed 1", "play nobody 5x5/4", "", "play strong 60x60/1100 --seed 1", true),
            row("play you 5x5/4 --seed 1", "play you nowhere", "", "play you 5x5/4", true),
            row("watch sps tornado:LARGE4", "watch sps", "", "watch sps tornado:LARGE4", false),
            row("versus in-order EASY1", "versus in-order tornado:LARGE4", "", "versus in-order EASY1", false),
            row("worlds list", "worlds list --game chess", "", "", true),
            row("worlds show tornado:LARGE4", "worlds show nowhere", "", "", true),
            row(
                    "worlds check DIR/right.txt",
                    "worlds check DIR/none.txt",
                    "worlds check DIR/wrong.txt --game daggers",
                    "",
                    true),
            row(
                    "worlds levels hexcells --cells 7 --seed 1",
                    "worlds levels chess",
                    "",
                    "worlds levels hexcells --cells 400 --count 10000 --seed 1 --out DIR/NEW",
                    true),
            row(
                    "worlds new --game daggers EASY --seed 1",
                    "worlds new 5x5/26",
                    "",
                    "worlds new 30x16/170 --no-guess --method rejection --seed 1",
                    true),
            row("kb nettle:easy1", "kb nettle:easy1 --encoding x", "", "", true),
            row("table tornado", "table nothing", "", "table nettle --runs 1000000", true)
                    .saying("sweeplab.app.table.Experiment", "stopped: the table is of what was played by then"),
            row("optimal 3x3/2", "optimal 5x5/4+1g", "", "optimal 5x5/8", true),
            row("agents", "agents much", "", "", true),
            row(
                            "analyse afadaaaeblU2sZ",
                            "analyse nothing",
                            "analyse DIR/clash.jsm",
                            "analyse DIR/hard.board --time-limit 0",
                            true)
                    .saying("sweeplab.count", "Chances are not known: it was stopped. What is certain is right."),
            row(
                    "arena run --agents exact --board 4x4/3 --games 2 --seed 1 --out DIR/NEW.jsonl",
                    "arena run --agents exact --board 4x4 --out DIR/NEW.jsonl",
                    "",
                    "arena run --agents exact --board expert --games 1000000 --seed 1 --out DIR/NEW.jsonl",
                    true),
            row(
                    "arena report DIR/run.jsonl",
                    "arena report DIR/none.jsonl",
                    "arena report DIR/damaged.jsonl",
                    "",
                    true),
            row("arena check DIR/agent", "arena check", "arena check false", "", true),
            row(
                            "bench play --agent sps --board 5x5/4 --games 2 --warm-up 0 --seed 1",
                            "bench play --agent sps --games 0",
                            "",
                            "bench play --agent exact --games 1000000 --seed 1",
                            true)
                    .saying("sweeplab.app.bench.Series.run", "\"signature\":"),
            row(
                            "bench versus sps random --board 5x5/4 --games 2 --warm-up 0 --seed 1",
                            "bench versus sps nobody",
                            "",
                            "bench versus exact random --games 1000000 --seed 1",
                            true)
                    .saying("sweeplab.app.bench.Series.run", "of 1000000 boards, seed 1"),
            row(
                    "bench sat --board 5x5/4 --games 1 --seed 1",
                    "bench sat --games 0",
                    "",
                    "bench sat --games 1000000 --seed 1",
                    true),
            row(
                    "bench sizes --largest 480 --games 1 --seed 1",
                    "bench sizes --density 2",
                    "",
                    "bench sizes --seed 1",
                    true),
            row(
                    "bench worst --board 5x5/4 --positions 5 --warm-up 0 --seed 1",
                    "bench worst --positions 0",
                    "",
                    "bench worst --positions 100000000 --seed 1",
                    true),
            row(
                    "bench generate --board 5x5/4 --seconds 0.01 --seed 1",
                    "bench generate --seconds 0",
                    "",
                    "bench generate --seconds 60 --seed 1",
                    true),
            row(
                    "bench certificates --boards 1 --seed 1",
                    "bench certificates --boards 0",
                    "",
                    "bench certificates --boards 1000000 --seed 1",
                    true),
            row(
                    "bench distribution --board 5x5/4 --start safe@0,0 --boards 50 --mix 0 --seed 1",
                    "bench distribution --boards 0",
                    "",
                    "bench distribution --boards 1000000 --seed 1",
                    true),
            row("bench logic --agents sps", "bench logic", "", "", true),
            row(
                    "bench levels DIR/levels",
                    "bench levels DIR/none.puz",
                    "bench levels DIR/levels --agent random",
                    "",
                    true),
            row(
                    "bench rules --rules [Q],[B][M] --board 4x4 --mines 6 --positions 2 --puzzles 1 --seed 1",
                    "bench rules --positions 0",
                    "",
                    "bench rules --positions 1000000 --seed 1",
                    true),
            row(
                            "grade DIR/class --board 4x4/3 --games 1 --seed 1 --out DIR/grades",
                            "grade DIR/none",
                            "",
                            "grade DIR/slow --board 4x4/3 --games 1 --seed 1 --out DIR/NEW --move-time 100",
                            true)
                    .saying("sweeplab.app.grade.Grading.grade", "nothing was written. With --log FILE"),
            row(
                    "grade kit --for local --board 4x4/3 --games 1 --out DIR/NEW",
                    "grade kit --for moon --out DIR/NEW",
                    "",
                    "",
                    true),
            row(
                    "grade printouts DIR/printouts --programs P1 --names SMALL1",
                    "grade printouts DIR/class --programs P9",
                    "grade printouts DIR/class --programs P1 --names SMALL1",
                    "",
                    true),
            row("serve --stdio", "serve", "", "serve --stdio", false),
            row(
                            "explain afadaaaeblU2sZ --cell 1,0",
                            "explain afadaaaeblU2sZ --cell foo",
                            "explain DIR/clash.jsm --cell 0,1",
                            "explain DIR/hard.board --cell c20 --time-limit 0",
                            true)
                    .saying("sweeplab.prove", "it was not found out whether c20 is certain: it was stopped"),
            row("review DIR/game.trace", "review " + BOARD, "", "review DIR/guesses.trace --time-limit 0", true)
                    .saying("sweeplab.review", "less sure than asked for: it was stopped."),
            row("convert afafaaadbc2lSdlSdlS jsm", "convert afafaaadbc2lSdlSdlS nothing", "", "", true),
            row(
                    "generate --board 5x5/4 --seed 1",
                    "generate --board 5x5/26",
                    "",
                    "generate --board expert --start opening@3,3 --no-guess --count 1000000 --seed 1",
                    true),
            row("dist --only nettle/Logic1 --out DIR/NEW", "dist --only nothing --out DIR/NEW", "", "", true),
            row("completion", "completion fish", "", "", false),
            row("program tornado P3 SMALL1", "program tornado P9 SMALL1", "", "", false),
            row("program report nettle/Logic1 easy 1", "program report nothing", "", "", false));

    private static CommandRow row(String right, String wrong, String failing, String lasting, boolean json) {
        return new CommandRow(right, wrong, failing, lasting, json, "", "");
    }

    private CommandRow saying(String where, String words) {
        return new CommandRow(right, wrong, failing, lasting, json, where, words);
    }

    /** What the command is called. */
    String name() {
        String[] words = right.split(" ");
        boolean two = words.length > 1 && words[0].matches("worlds|arena|bench|program")
                || right.matches("grade (kit|printouts).*")
                || right.startsWith("play you");
        return two ? words[0] + " " + words[1] : words[0];
    }
}
