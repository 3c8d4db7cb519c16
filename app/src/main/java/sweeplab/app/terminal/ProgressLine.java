// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** A progress bar on a terminal, from the moment that work begins, and nothing where nobody looks at standard error. */
public final class ProgressLine implements AutoCloseable {

    private static final int WIDTH = 79;

    private final String task;
    private final @Nullable ProgressBar bar;

    public ProgressLine(Terminal terminal, String task) {
        this(task, terminal.live() || terminal.errorsSeen());
    }

    private ProgressLine(String task, boolean seen) {
        this.task = task;
        bar = seen ? bar() : null;
    }

    /** For work that prints as it goes: shown only while its output goes elsewhere. */
    public static ProgressLine besideOutput(Terminal terminal, String task) {
        return new ProgressLine(task, terminal.errorsSeen() && !terminal.outputSeen());
    }

    /** Shows how far the work has come; may be called from several threads. */
    public void done(int pieces, int ofAll) {
        done(pieces, ofAll, "");
    }

    /** The same with a few words behind the bar. */
    public synchronized void done(int pieces, int ofAll, String words) {
        ProgressBar shown = bar;
        if (shown == null) {
            return;
        }
        if (shown.getMax() != ofAll) {
            shown.maxHint(ofAll);
        }
        shown.setExtraMessage(words);
        shown.stepTo(Math.max(shown.getCurrent(), pieces));
    }

    // How much there is to do may not be known yet.
    private ProgressBar bar() {
        return new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(-1)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(100)
                // The usual consumer takes over Ctrl-C, and nobody would be told how to go on.
                .setConsumer(new ConsoleProgressBarConsumer(System.err, WIDTH))
                .clearDisplayOnFinish()
                .build();
    }

    @Override
    public synchronized void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
