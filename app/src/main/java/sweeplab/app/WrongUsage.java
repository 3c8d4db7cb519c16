// SPDX-License-Identifier: Apache-2.0
package sweeplab.app;

import java.math.BigDecimal;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;
import sweeplab.base.Excerpt;
import sweeplab.base.Spelling;
import sweeplab.proof.Grade;

/** Words that make no command line: what is wrong with them, and what would be right, in two lines. */
final class WrongUsage {

    private static final Pattern CHOICE = Pattern.compile("expected one of \\[(.*)] \\(case-.*\\) but was ('.*')");

    private WrongUsage() {}

    static List<String> lines(ParameterException e) {
        CommandSpec command = e.getCommandLine().getCommandSpec();
        String name = command.qualifiedName();
        String help = "Try '" + name + " --help'.";
        List<String> unknown = unmatched(e);
        if (unknown.isEmpty()) {
            return List.of(name + ": " + plain(String.valueOf(e.getMessage())), help);
        }
        String word = Excerpt.of(unknown.get(0));
        if (word.startsWith("-") && word.length() > 1) {
            List<String> options =
                    command.options().stream().map(OptionSpec::longestName).toList();
            return List.of(name + ": unknown option '" + word + "'", meant(word, options, "", help));
        }
        if (command.subcommands().isEmpty()) {
            return List.of(name + ": '" + word + "' is one word too many", help);
        }
        List<String> commands = List.copyOf(command.subcommands().keySet());
        return List.of(
                name + ": there is no command '" + word + "'",
                meant(word, commands, name + " ", "'" + name + " --help' lists them all."));
    }

    /** Complains of a command that is not there, where picocli would show the help of the one above it and be content. */
    static void refuseHelpOnUnknownCommands(ParseResult parsed) {
        for (CommandLine command : parsed.asCommandLineList()) {
            List<String> unknown = command.getUnmatchedArguments();
            if (!unknown.isEmpty() && !command.getSubcommands().isEmpty()) {
                throw new UnmatchedArgumentException(command, unknown);
            }
        }
    }

    // A word that nothing knows tells more than the word that is missing because of it.
    private static List<String> unmatched(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched) {
            return unmatched.getUnmatched();
        }
        return e instanceof MissingParameterException ? e.getCommandLine().getUnmatchedArguments() : List.of();
    }

    private static String meant(String word, List<String> known, String before, String otherwise) {
        String near = Spelling.near(word, known).stream()
                .map(each -> "'" + before + each + "'")
                .collect(Collectors.joining(" or "));
        return near.isEmpty() ? otherwise : "Did you mean " + near + "?";
    }

    // Of a choice, the words as one types them.
    private static String plain(String message) {
        Matcher choice = CHOICE.matcher(message);
        if (!choice.find()) {
            return message;
        }
        return choice.replaceFirst(Matcher.quoteReplacement(choice.group(2) + ": there are " + typed(choice.group(1))));
    }

    /** Lets a command line read words as people write them, and say so where it cannot. */
    static void readWords(CommandLine root) {
        ITypeConverter<Long> whole = reader("a whole number from -2^63 to 2^63 - 1", Long::valueOf);
        ITypeConverter<Integer> small = reader("a whole number below 2^31", Integer::valueOf);
        ITypeConverter<Double> number = reader("a number", Double::valueOf);
        root.registerConverter(Path.class, reader("the name of a file here", Path::of))
                .registerConverter(Long.class, whole)
                .registerConverter(long.class, whole)
                .registerConverter(Integer.class, small)
                .registerConverter(int.class, small)
                .registerConverter(Double.class, number)
                .registerConverter(double.class, number)
                .registerConverter(Grade.class, WrongUsage::grade)
                .registerConverter(BigDecimal.class, reader("a number", BigDecimal::new));
    }

    private static <T> ITypeConverter<T> reader(String kind, ITypeConverter<T> made) {
        return word -> {
            try {
                return made.convert(word);
            } catch (NumberFormatException | InvalidPathException e) {
                throw new TypeConversionException("'" + Excerpt.of(word) + "' is not " + kind);
            }
        };
    }

    // As reports call them, one clue, or as a word of a command line, one-clue.
    private static Grade grade(String word) {
        String name = word.toUpperCase(Locale.ROOT).replace('-', '_').replace(' ', '_');
        return Stream.of(Grade.values())
                .filter(grade -> grade.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("'" + Excerpt.of(word) + "': there are "
                        + typed(Stream.of(Grade.values()).map(Grade::name).collect(Collectors.joining(", ")))));
    }

    private static String typed(String names) {
        return names.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
