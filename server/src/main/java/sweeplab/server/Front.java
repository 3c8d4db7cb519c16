// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Takes every request: hands out files itself, and leads calls to their lane. It never waits, so few threads are enough. */
final class Front extends Handler.Abstract.NonBlocking {

    private final Limits limits;
    private final Door door;
    private final Lanes lanes;
    private final Heads heads;
    private final Visitors visitors;
    private final Site site = new Site();
    private final Api api;
    private final Desks desks;
    private final String about;

    Front(Limits limits, Door door, Lanes lanes, Heads heads) {
        this.limits = limits;
        this.door = door;
        this.lanes = lanes;
        this.heads = heads;
        visitors = new Visitors(limits.requestsPerSecond());
        api = new Api(limits);
        desks = new Desks(api.roster(), System::nanoTime);
        about = api.about(door.token());
    }

    @Override
    public boolean handle(Request request, Response response, Callback done) {
        Connection connection = request.getConnectionMetaData().getConnection();
        heads.come(connection);
        Exchange exchange = new Exchange(request, response, Callback.from(() -> heads.await(connection), done));
        exchange.guard(() -> lead(exchange, response.getHeaders()));
        return true;
    }

    private void lead(Exchange exchange, HttpFields.Mutable headers) {
        String path = exchange.path();
        Headers.set(path, headers);
        door.check(exchange.request().getHeaders(), path.startsWith("/api/"));
        visitors.count(exchange.address());
        switch (path) {
            case "/api/about" -> get(exchange, () -> exchange.json(about));
            case "/api/analyse" -> post(exchange, body -> analyse(exchange, body));
            case "/api/play" ->
                post(exchange, body -> lanes.slow(exchange, budget -> api.play(new Form(body), budget)));
            case "/api/arena" ->
                post(exchange, body -> lanes.slow(exchange, budget -> api.arena(new Form(body), budget)));
            case "/api/serve" -> post(exchange, body -> serve(exchange, body));
            default -> get(exchange, () -> file(exchange, path));
        }
    }

    // Sampling takes long in any case.
    private void analyse(Exchange exchange, byte[] position) {
        if ("estimate".equals(exchange.request().getHttpURI().getQuery())) {
            lanes.slow(exchange, budget -> api.analyse(position, true, budget));
        } else {
            lanes.quick(exchange, budget -> api.analyse(position, false, budget));
        }
    }

    private void serve(Exchange exchange, byte[] lines) {
        String query = exchange.request().getHttpURI().getQuery();
        lanes.slow(exchange, budget -> desks.answer(exchange.address(), query, lines, budget));
    }

    private static void get(Exchange exchange, Runnable answer) {
        String method = exchange.request().getMethod();
        if (!method.equals("GET") && !method.equals("HEAD")) {
            exchange.header(HttpHeader.ALLOW, "GET, HEAD");
            throw new Refused(405, "only GET is answered here");
        }
        answer.run();
    }

    // A link or an image on another page makes a browser send a GET, so work is begun by POST alone.
    private void post(Exchange exchange, Consumer<byte[]> work) {
        if (!exchange.request().getMethod().equals("POST")) {
            exchange.header(HttpHeader.ALLOW, "POST");
            throw new Refused(405, "only POST is answered here");
        }
        door.checkToken(exchange.request().getHeaders().get(Door.TOKEN_HEADER));
        Body.read(exchange.request(), limits, body -> exchange.guard(() -> work.accept(body)), exchange::refuse);
    }

    private void file(Exchange exchange, String path) {
        Asset asset = site.find(path);
        if (asset == null) {
            throw new Refused(404, "there is no such page");
        }
        HttpFields asked = exchange.request().getHeaders();
        exchange.header(HttpHeader.ETAG, asset.tag());
        exchange.header(HttpHeader.CACHE_CONTROL, "no-cache");
        exchange.header(HttpHeader.VARY, "Accept-Encoding");
        if (asset.tag().equals(asked.get(HttpHeader.IF_NONE_MATCH))) {
            exchange.notModified();
        } else if (asked.contains(HttpHeader.ACCEPT_ENCODING, "gzip")) {
            exchange.header(HttpHeader.CONTENT_ENCODING, "gzip");
            exchange.answer(200, asset.type(), asset.packed().duplicate());
        } else {
            exchange.answer(200, asset.type(), asset.plain().duplicate());
        }
    }
}
