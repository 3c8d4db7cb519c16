// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.io.IOException;
import java.util.Set;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** The server: a page, and a few calls for what the page cannot do alone. */
final class WebServer implements AutoCloseable {

    private static final int THREADS = 16;
    static final int LONGEST_HEADERS = 8 << 10;
    // All that a client which does not read costs the machine.
    private static final int SEND_BUFFER = 64 << 10;
    private static final int IDLE_MILLIS = 30_000;

    private final Server server;
    private final ServerConnector connector;
    private final Lanes lanes;
    private final Door door;

    /** A server that goes by these names besides localhost. */
    WebServer(Limits limits, Set<String> names, AccessLog log) {
        QueuedThreadPool threads = new QueuedThreadPool(THREADS);
        threads.setName("web");
        threads.setDaemon(true);
        server = new Server(threads);
        connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http()));
        connector.setIdleTimeout(IDLE_MILLIS);
        connector.setAcceptedSendBufferSize(SEND_BUFFER);
        Heads heads = new Heads(connector.getScheduler(), limits.headMillis());
        connector.addBean(heads);
        server.addConnector(connector);
        server.setRequestLog(log);
        server.setErrorHandler(new Misheard());
        lanes = new Lanes(limits);
        door = new Door(names);
        server.setHandler(new Front(limits, door, lanes, heads));
    }

    private static HttpConfiguration http() {
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(LONGEST_HEADERS);
        return http;
    }

    /** Starts, and returns the port; fails if the port is taken. */
    int start(String host, int port) throws IOException {
        connector.setHost(host);
        connector.setPort(port);
        try {
            server.start();
        } catch (IOException e) {
            throw e;
        } catch (Exception e) {
            throw new IOException(e);
        }
        return connector.getLocalPort();
    }

    /** Waits until it is stopped. */
    void join() throws InterruptedException {
        server.join();
    }

    String token() {
        return door.token();
    }

    /** How many requests wait or are worked on. */
    int busy() {
        return lanes.busy();
    }

    @Override
    public void close() {
        lanes.close();
        LifeCycle.stop(server);
    }
}
