// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench.site;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Links within a folder of pages that lead to no file or to no place in it. */
final class DeadLinks {

    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");
    private static final Pattern PLACE = Pattern.compile("(?:id|name)=\"([^\"]*)\"");
    private static final Pattern ELSEWHERE = Pattern.compile("(?i)[a-z]+:.*|//.*");

    private final Path folder;
    private final Map<Path, Set<String>> places = new HashMap<>();
    private final Set<String> dead = new TreeSet<>();

    private DeadLinks(Path folder) {
        this.folder = folder;
    }

    static List<String> under(Path folder) throws IOException {
        DeadLinks links = new DeadLinks(folder.toAbsolutePath().normalize());
        for (Path page : pages(links.folder)) {
            links.follow(page);
        }
        return List.copyOf(links.dead);
    }

    private static List<Path> pages(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".html"))
                    .sorted()
                    .toList();
        }
    }

    private void follow(Path page) throws IOException {
        Matcher matcher = LINK.matcher(Files.readString(page));
        while (matcher.find()) {
            String link = plain(matcher.group(1));
            if (!ELSEWHERE.matcher(link).matches() && !leads(page, link)) {
                dead.add(folder.relativize(page) + " links to " + link);
            }
        }
    }

    /** What stands in an attribute, without the ways of HTML and of addresses to write signs. */
    private static String plain(String written) {
        String text = written.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
        return URLDecoder.decode(
                text.replace("+", "%2B").replaceAll("%(?![0-9A-Fa-f]{2})", "%25"), StandardCharsets.UTF_8);
    }

    private boolean leads(Path page, String link) throws IOException {
        int mark = link.indexOf('#');
        String address = (mark < 0 ? link : link.substring(0, mark)).replaceFirst("\\?.*", "");
        Path target = address.isEmpty() ? page : target(page, address);
        if (Files.isDirectory(target)) {
            target = target.resolve("index.html");
        }
        String place = mark < 0 ? "" : link.substring(mark + 1);
        // The page of the games reads what follows #/ itself.
        return Files.isRegularFile(target)
                && (place.isEmpty() || place.startsWith("/") || placesOf(target).contains(place));
    }

    private Path target(Path page, String address) {
        return address.startsWith("/")
                ? folder.resolve(address.substring(1)).normalize()
                : Objects.requireNonNull(page.getParent()).resolve(address).normalize();
    }

    private Set<String> placesOf(Path page) throws IOException {
        if (!places.containsKey(page)) {
            places.put(
                    page,
                    PLACE.matcher(Files.readString(page))
                            .results()
                            .map(found -> plain(found.group(1)))
                            .collect(Collectors.toSet()));
        }
        return places.getOrDefault(page, Set.of());
    }
}
