// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The help of one command as a page for {@code man}, in roff. */
final class ManPage {

    private final CommandSpec spec;
    private final List<String> lines = new ArrayList<>();

    ManPage(CommandSpec spec) {
        this.spec = spec;
    }

    /** The name of its file without the folder: {@code sweep-bench-play.1}. */
    String file() {
        return spec.qualifiedName("-") + ".1";
    }

    String text() {
        lines.add(".TH \"" + spec.qualifiedName("-").toUpperCase(Locale.ROOT) + "\" 1");
        section("NAME", List.of(spec.qualifiedName("-") + " \\- " + escaped(firstSentence())));
        section(
                "SYNOPSIS",
                List.of(escaped(
                        new CommandLine.Help(spec, Ansi.OFF).synopsis(0).strip().replaceAll("\\s+", " "))));
        section("DESCRIPTION", paragraphs(spec.usageMessage().description()));
        terms("OPERANDS", shown(spec.positionalParameters()));
        terms("OPTIONS", shown(spec.options()));
        commands();
        section("NOTES AND EXAMPLES", verbatim(spec.usageMessage().footer()));
        return String.join("\n", lines) + "\n";
    }

    private String firstSentence() {
        String[] description = spec.usageMessage().description();
        return description.length == 0 ? "a laboratory for logical agents on sweeper games" : plain(description[0]);
    }

    private void section(String title, List<String> body) {
        if (!body.isEmpty()) {
            lines.add(".SH " + title);
            lines.addAll(body);
        }
    }

    private static List<String> paragraphs(String... texts) {
        return Stream.of(texts)
                .flatMap(text -> Stream.of(".PP", escaped(plain(text))))
                .toList();
    }

    private static List<String> verbatim(String... texts) {
        if (texts.length == 0) {
            return List.of();
        }
        String body = Stream.of(texts).map(text -> escaped(plain(text))).collect(Collectors.joining("\n"));
        return List.of(".nf", body.strip(), ".fi");
    }

    private static <T extends ArgSpec> List<T> shown(List<T> arguments) {
        return arguments.stream().filter(argument -> !argument.hidden()).toList();
    }

    private void terms(String title, List<? extends ArgSpec> arguments) {
        List<String> body = new ArrayList<>();
        for (ArgSpec argument : arguments) {
            body.add(".TP");
            body.add("\\fB" + escaped(term(argument)) + "\\fR");
            body.add(escaped(
                    Stream.of(argument.description()).map(ManPage::plain).collect(Collectors.joining(" "))));
        }
        section(title, body);
    }

    private static String term(ArgSpec argument) {
        if (argument instanceof OptionSpec option) {
            String label = option.arity().max() == 0 ? "" : " " + option.paramLabel();
            return String.join(", ", option.names()) + label;
        }
        return argument.paramLabel();
    }

    private void commands() {
        List<String> body = new ArrayList<>();
        spec.subcommands().values().stream()
                .map(CommandLine::getCommandSpec)
                .filter(command -> !command.usageMessage().hidden())
                .map(command -> command.qualifiedName("-"))
                .distinct()
                .forEach(name -> body.add(".BR " + name + " (1)\n.br"));
        section("COMMANDS", body);
    }

    // Colours and the percent signs that picocli wants doubled.
    private static String plain(String text) {
        return Ansi.OFF.string(text.replace("%%", "%").replace("%n", "\n"));
    }

    // A dot or quote at the start of a line would be a command of roff.
    private static String escaped(String text) {
        return text.replace("\\", "\\e").replace("-", "\\-").replaceAll("(?m)^(?=[.'])", "\\\\&");
    }
}
