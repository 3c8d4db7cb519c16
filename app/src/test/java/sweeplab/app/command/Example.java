// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A command that a document shows, where it stands, and what the document says it prints. */
record Example(String where, String command, List<String> printed) {

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Pattern SHOWN = Pattern.compile("(?:    )+(\\$ )?(?:\\./)?sweep (.*)");
    // Enough to see that the command works.
    private static final Map<String, String> SMALLER = Map.of(
            "--games", "2", "--runs", "1", "--count", "1", "--boards", "2", "--seconds", "0.05", "--positions", "200");

    /** The commands of a Markdown text that stand in blocks of their own; those after a dollar sign have their output below them. */
    static List<Example> in(String file, List<String> lines) {
        List<Example> examples = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Matcher shown = SHOWN.matcher(lines.get(i));
            if (shown.matches()) {
                List<String> output = shown.group(1) == null ? List.of() : output(lines, i + 1);
                // A remark may stand behind a command, after more than one space.
                String command = shown.group(2).replaceFirst("\\s{2,}[a-z].*", "");
                examples.add(new Example(file + ", line " + (i + 1), command, output));
            }
        }
        return examples;
    }

    private static List<String> output(List<String> lines, int from) {
        List<String> output = new ArrayList<>();
        for (int i = from; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.isBlank() && !line.startsWith("    ") || line.startsWith("    $ ")) {
                break;
            }
            output.add(line.isBlank() ? "" : line.substring(4));
        }
        while (!output.isEmpty() && output.get(output.size() - 1).isEmpty()) {
            output.remove(output.size() - 1);
        }
        return output;
    }

    /** The words of the command as it stands. */
    List<String> words() {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command.replaceFirst(" (&&|>) .*", ""));
        while (word.find()) {
            words.add(word.group(1) != null ? word.group(1) : word.group(2));
        }
        return words;
    }

    /** The same with few games, and no warm-up. */
    List<String> smaller() {
        List<String> words = words();
        for (int i = 1; i < words.size(); i++) {
            words.set(i, SMALLER.getOrDefault(words.get(i - 1), words.get(i)));
        }
        if (words.size() > 1 && words.get(0).equals("bench") && words.get(1).matches("play|versus")) {
            words.addAll(List.of("--warm-up", "0"));
        }
        return words;
    }

    @Override
    public String toString() {
        return where + ": sweep " + command;
    }
}
