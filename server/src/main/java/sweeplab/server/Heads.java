// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.util.thread.Scheduler;

/** Closes connections on which the head of a request takes too long, however steadily its bytes trickle in. */
final class Heads implements Connection.Listener {

    private final Scheduler scheduler;
    private final int millis;
    private final Map<Connection, Scheduler.Task> awaited = new ConcurrentHashMap<>();

    Heads(Scheduler scheduler, int millis) {
        this.scheduler = scheduler;
        this.millis = millis;
    }

    @Override
    public void onOpened(Connection connection) {
        await(connection);
    }

    @Override
    public void onClosed(Connection connection) {
        come(connection);
    }

    /** From now on the next head is waited for. */
    void await(Connection connection) {
        Runnable close = () -> {
            awaited.remove(connection);
            connection.getEndPoint().close();
        };
        awaited.put(connection, scheduler.schedule(close, millis, TimeUnit.MILLISECONDS));
    }

    /** The head is there, or the connection gone. */
    void come(Connection connection) {
        Scheduler.Task alarm = awaited.remove(connection);
        if (alarm != null) {
            alarm.cancel();
        }
    }
}
