package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands of the README work as written; those that write, ask or need a file of the reader's own are left out. */
final class ReadmeTest {

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    static Stream<String> commands() throws IOException {
        return Files.readAllLines(Path.of("../README.md")).stream()
                .filter(line -> line.startsWith("    ./sweep ") && !line.startsWith("    ./sweep --help"))
                .filter(line -> !line.matches(".*(&&| --out | watch | versus | web| mine/|python3 ).*"))
                .map(line -> line.strip().substring("./sweep ".length()));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void works(String command) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command);
        while (word.find()) {
            words.add(word.group(1) != null ? word.group(1) : word.group(2));
        }
        Cli run = Cli.sweep(words.toArray(String[]::new));
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).isNotBlank();
    }
}
