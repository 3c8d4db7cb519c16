// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;

/**
 * Notices clients that leave while their request is worked on, when nobody else reads from their connections. What a client
 * sends in that time is thrown away, so the answer must close the connection.
 */
final class Departures implements AutoCloseable {

    private static final long MILLIS_BETWEEN_LOOKS = 1_000;

    private final Selector selector;
    private final ByteBuffer dustbin = ByteBuffer.allocate(4_096);

    Departures() {
        try {
            selector = Selector.open();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread thread = new Thread(this::lookOn, "departures");
        thread.setDaemon(true);
        thread.start();
    }

    /** Until the result is run, tells if the other side closes the connection. */
    Runnable watch(SocketChannel channel, Runnable left) {
        try {
            SelectionKey key = channel.register(selector, SelectionKey.OP_READ, left);
            selector.wakeup();
            return () -> {
                key.cancel();
                selector.wakeup();
            };
        } catch (IOException e) {
            left.run();
            return () -> {};
        }
    }

    private void lookOn() {
        while (selector.isOpen()) {
            try {
                selector.select(this::look, MILLIS_BETWEEN_LOOKS);
            } catch (IOException | CancelledKeyException | ClosedSelectorException e) {
                // one connection less, or the end; the next look is at the others
            }
        }
    }

    private void look(SelectionKey key) {
        if (gone((SocketChannel) key.channel())) {
            key.cancel();
            ((Runnable) key.attachment()).run();
        }
    }

    private boolean gone(SocketChannel channel) {
        try {
            return channel.read(dustbin.clear()) < 0;
        } catch (IOException e) {
            return true;
        }
    }

    @Override
    public void close() {
        try {
            selector.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
