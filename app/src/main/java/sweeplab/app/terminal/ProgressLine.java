package sweeplab.app.terminal;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** A progress bar on a terminal, and nothing in a pipe. */
public final class ProgressLine implements AutoCloseable {

    private static final int WIDTH = 79;

    private final boolean live;
    private final String task;
    private @Nullable ProgressBar bar;

    public ProgressLine(Terminal terminal, String task) {
        live = terminal.live();
        this.task = task;
    }

    /** Shows how far the work has come; may be called from several threads. */
    public void done(int pieces, int ofAll) {
        done(pieces, ofAll, "");
    }

    /** The same with a few words behind the bar. */
    public synchronized void done(int pieces, int ofAll, String words) {
        if (!live) {
            return;
        }
        ProgressBar shown = bar;
        if (shown == null) {
            shown = new ProgressBarBuilder()
                    .setTaskName(task)
                    .setInitialMax(ofAll)
                    .setStyle(ProgressBarStyle.ASCII)
                    .setUpdateIntervalMillis(100)
                    // The usual consumer takes over Ctrl-C, and nobody would be told how to go on.
                    .setConsumer(new ConsoleProgressBarConsumer(System.err, WIDTH))
                    .clearDisplayOnFinish()
                    .build();
            bar = shown;
        }
        shown.setExtraMessage(words);
        shown.stepTo(Math.max(shown.getCurrent(), pieces));
    }

    @Override
    public synchronized void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
