// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import sweeplab.base.Excerpt;
import sweeplab.base.Pieces;
import sweeplab.rules.ClueRule.Reading;
import sweeplab.rules.ClueRule.Weighing;

/** Rules as players write them (V1): {@code [Q][M]}, any number of letters for where mines lie and at most one word for what a clue says. */
public final class Letters {

    /** What each letter changes in the usual clue, and what it says in words: the line to add for a new one. In a word the last letter comes first (V4). */
    private static final Map<Character, Change> CLUES = new LinkedHashMap<>();

    private static final int MOST_WORDS = 20;
    private static final int LONGEST_WORD = 9;

    private record Change(String words, UnaryOperator<ClueRule> apply) {}

    static {
        add('V', "mines around", rule -> rule);
        add('M', "mines on coloured cells count 2", rule -> rule.with(Weighing.COLOURED_TWICE));
        add('L', "one too many or one too few", ClueRule::lying);
        add('W', "the lengths of the runs of mines around", rule -> rule.with(Reading.RUN_LENGTHS));
        add('N', "mines on coloured cells less those on others", rule -> rule.with(Weighing.COLOURED_LESS_OTHERS));
        add('X', "mines in the cross, at most 2 away", rule -> rule.with(Reach.CROSS));
        add('P', "the number of runs of mines around", rule -> rule.with(Reading.RUN_COUNT));
        add('E', "cells seen up, down, left and right", rule -> rule.with(Reading.SIGHT));
        add('K', "mines a knight's move away", rule -> rule.with(Reach.KNIGHT));
    }

    private Letters() {}

    private static void add(char letter, String words, UnaryOperator<ClueRule> change) {
        CLUES.put(letter, new Change(words, change));
    }

    /** True if this is written like a rule in letters, right or wrong. */
    public static boolean like(String text) {
        return text.startsWith("[");
    }

    /** The rule that is written so. */
    public static Variant parse(String text) {
        Set<PlacementRule> placement = EnumSet.noneOf(PlacementRule.class);
        String clue = "";
        for (String word : wordsOf(text)) {
            if (!isPlacement(word)) {
                clue = onlyClue(text, clue, word);
            } else if (!placement.add(PlacementRule.valueOf(word))) {
                throw fault(text, word + " is there twice");
            }
        }
        String word = clue.isEmpty() ? "V" : clue;
        return new Variant(Set.copyOf(placement), word, clueRule(text, word));
    }

    private static String[] wordsOf(String text) {
        boolean bracketed = text.startsWith("[") && text.endsWith("]") && text.length() > 2;
        String inner = bracketed ? text.substring(1, text.length() - 1) : "";
        String[] words = Pieces.split(inner.toUpperCase(Locale.ROOT).replace("][", "|"), '|');
        int letters = 0;
        boolean right = words.length <= MOST_WORDS;
        for (String word : words) {
            letters += word.length();
            right &= !word.isEmpty()
                    && word.length() <= LONGEST_WORD
                    && word.chars().allMatch(c -> c >= 'A' && c <= 'Z');
        }
        if (!right || letters + 2 * words.length != text.length()) {
            throw fault(text, "write letters in brackets, for instance [Q][M]");
        }
        return words;
    }

    private static boolean isPlacement(String word) {
        for (PlacementRule rule : PlacementRule.values()) {
            if (rule.name().equals(word)) {
                return true;
            }
        }
        return false;
    }

    private static String onlyClue(String text, String clue, String word) {
        if (!clue.isEmpty()) {
            throw fault(text, clue + " and " + word + " are two rules for clues, one is possible");
        }
        return word;
    }

    private static ClueRule clueRule(String text, String word) {
        ClueRule rule = ClueRule.USUAL;
        for (int i = word.length() - 1; i >= 0; i--) {
            Change change = CLUES.get(word.charAt(i));
            if (change == null) {
                throw fault(text, "'" + word.charAt(i) + "' is no letter for a clue: there are " + clueLetters());
            }
            ClueRule changed = change.apply().apply(rule);
            if (i < word.length() - 1 && changed.equals(rule)) {
                throw fault(text, word.charAt(i) + " changes nothing in " + word);
            }
            rule = changed;
        }
        if (!rule.fault().isEmpty()) {
            throw fault(text, word + " makes no sense: " + rule.fault());
        }
        return rule;
    }

    private static String clueLetters() {
        return String.join(" ", CLUES.keySet().stream().map(String::valueOf).toList()) + ", for where mines lie "
                + String.join(
                        " ",
                        List.of(PlacementRule.values()).stream().map(Enum::name).toList());
    }

    private static IllegalArgumentException fault(String text, String what) {
        return new IllegalArgumentException("rule '" + Excerpt.of(text) + "': " + what);
    }

    /** What a word of letters says of clues, one phrase a letter. */
    static List<String> words(String word) {
        List<String> phrases = new ArrayList<>();
        for (int i = 0; i < word.length(); i++) {
            Change change = CLUES.get(word.charAt(i));
            if (change != null) {
                phrases.add(word.charAt(i) + ": " + change.words());
            }
        }
        return phrases;
    }

    /** Every letter alone, as rules: those for clues, then those for where mines lie. */
    public static List<Variant> all() {
        List<Variant> all = new ArrayList<>();
        CLUES.keySet().forEach(letter -> all.add(parse("[" + letter + "]")));
        for (PlacementRule rule : PlacementRule.values()) {
            all.add(parse("[" + rule + "]"));
        }
        return all;
    }
}
