// SPDX-License-Identifier: Apache-2.0
package sweeplab.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Help laid out for the width of a terminal, however narrow: words stay whole, and what stands beside a name stays beside or below it. */
final class HelpLayout {

    // So wide that picocli breaks no line itself: it splits words like ./grade.sh, and knows no terminal under 55
    // columns.
    private static final int ENDLESS = 2000;

    private static final Pattern COLOURS = Pattern.compile("\u001b\\[[0-9;]*m");
    // A name with what is said of it beside it; the ways to use a command.
    private static final Pattern HEAD = Pattern.compile("Usage: \\S+ | *\\S+( \\S+)* {2,}(?=\\S)");
    private static final int STEP = 4;

    private final int width;

    HelpLayout(int width) {
        this.width = width;
    }

    /** Makes a command and all below it show their help so; the width is asked for when help is. */
    static void set(CommandLine root, Supplier<HelpLayout> layout) {
        Map<String, IHelpSectionRenderer> sections = new LinkedHashMap<>();
        root.getHelpSectionMap()
                .forEach((name, section) ->
                        sections.put(name, help -> layout.get().wrapped(whole(name, section.render(help)))));
        sections.put(UsageMessageSpec.SECTION_KEY_SYNOPSIS_HEADING, help -> "");
        root.setUsageHelpWidth(ENDLESS).setHelpSectionMap(sections);
    }

    private static String whole(String section, String text) {
        return switch (section) {
            case UsageMessageSpec.SECTION_KEY_SYNOPSIS -> "Usage: " + text;
            case UsageMessageSpec.SECTION_KEY_FOOTER -> paragraphs(text);
            default -> text;
        };
    }

    /** Lines that follow each other become one, but for examples and those that are set in. */
    static String paragraphs(String text) {
        return text.replaceAll("(?<=\\S)\n(?=\\S)(?!Example: )", " ");
    }

    String wrapped(String text) {
        return text.lines().map(this::line).collect(Collectors.joining("\n")) + (text.endsWith("\n") ? "\n" : "");
    }

    private String line(String line) {
        String plain = plain(line);
        if (plain.length() <= width) {
            return line;
        }
        int margin = plain.length() - plain.stripLeading().length();
        Matcher head = HEAD.matcher(plain);
        if (!head.lookingAt()) {
            return filled(line.strip(), margin, margin);
        }
        int behind = place(line, head.end());
        return head.end() <= width / 2
                ? line.substring(0, behind) + filled(line.substring(behind), head.end(), 0)
                : line.substring(0, behind).stripTrailing() + "\n"
                        + filled(line.substring(behind), margin + STEP, margin + STEP);
    }

    // Where in a coloured line so many characters have been shown.
    private static int place(String line, int characters) {
        Matcher colours = COLOURS.matcher(line);
        int at = characters;
        while (colours.find() && colours.start() <= at) {
            at += colours.end() - colours.start();
        }
        return at;
    }

    // The words in lines that begin at this column; the first line may be begun already.
    private String filled(String words, int column, int first) {
        List<String> lines = new ArrayList<>();
        StringBuilder now = new StringBuilder();
        for (String word : words.split(" +")) {
            if (now.length() > 0 && column + shown(now.toString()) + 1 + shown(word) > width) {
                lines.add(now.toString());
                now.setLength(0);
            }
            now.append(now.length() == 0 ? "" : " ").append(word);
        }
        lines.add(now.toString());
        return " ".repeat(first) + String.join("\n" + " ".repeat(column), lines);
    }

    // What colours a word takes no room.
    private static String plain(String text) {
        return COLOURS.matcher(text).replaceAll("");
    }

    private static int shown(String text) {
        return plain(text).length();
    }
}
