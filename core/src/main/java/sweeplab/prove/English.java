// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.List;
import java.util.stream.Collectors;
import sweeplab.base.Noun;
import sweeplab.proof.Evidence;
import sweeplab.view.View;

/** The English of proofs: every phrase that there is, in words. Other languages have theirs in the page's text files. */
public record English(View view) {

    /** A whole sentence. */
    String sentence(Said said) {
        String text = text(said);
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /** All of these by name, each rule once. */
    public String names(List<Evidence> evidence) {
        return text(new Phrases(view, true).names(evidence));
    }

    /** {@code 3 mines}. */
    public String dangers(int count) {
        return Noun.counted(count, view.rules().danger());
    }

    private String text(Said said) {
        Parts parts = new Parts(said);
        return switch (said.phrase()) {
            case "suppose" -> "suppose " + parts.words("end") + ".";
            case "notSo" -> "so that cannot be: " + parts.words("end") + ".";
            case "by" -> "by " + parts.words("name") + parts.words("known") + ", " + parts.end();
            case "tooMany" -> parts.words("name") + " would have too many around it: " + parts.words("cells") + ".";
            case "nothingLeft" -> parts.words("name") + " has nothing left to find in covered cells, so " + parts.end();
            case "touches" ->
                parts.words("name") + " already touches " + parts.words("own") + parts.words("cells") + ", so "
                        + parts.end();
            case "tooFew" -> parts.words("name") + " has too few cells left" + parts.because() + ".";
            case "justEnough" ->
                parts.words("name") + " has only as many cells left as it needs" + parts.because() + ", so "
                        + parts.end();
            case "share" -> parts.share();
            case "underTotal" -> parts.underTotal();
            case "from" -> "from " + parts.words("names") + parts.words("known") + ", " + parts.end();
            default -> parts.piece();
        };
    }

    /** The parts of one phrase, in words. */
    private final class Parts {

        private final Said said;

        Parts(Said said) {
            this.said = said;
        }

        private boolean has(String name) {
            return said.parts().containsKey(name);
        }

        private int number(String name) {
            return said.parts().get(name) instanceof Integer number ? number : 0;
        }

        private boolean is(String name) {
            return Boolean.TRUE.equals(said.parts().get(name));
        }

        /** The words of a part; none if it is missing. */
        String words(String name) {
            Object part = said.parts().get(name);
            return part instanceof Said other ? text(other) : part == null ? "" : part.toString();
        }

        private List<String> each(String name) {
            return said.parts().get(name) instanceof List<?> list
                    ? list.stream().map(part -> text((Said) part)).toList()
                    : List.of();
        }

        String end() {
            return (has("end") ? words("end") : "this cannot be") + ".";
        }

        String because() {
            return has("because") ? " (" + words("because") + ")" : "";
        }

        String share() {
            return words("first") + " and " + words("second") + " share " + words("cells")
                    + "; the first needs at least " + number("least") + " in all, the second allows at most "
                    + number("most") + words("known")
                    + (has("end") ? ", so " + end() : ": they cannot both be right.");
        }

        String underTotal() {
            int count = number("count");
            return "there are " + Noun.counted(count, words("danger")) + " in the covered cells"
                    + (has("with") ? "; with " + words("with") : "") + words("known") + ", so " + end();
        }

        /** What sentences are made of. */
        String piece() {
            return switch (said.phrase()) {
                case "cell" -> view.topology().name(number("number"));
                case "list" -> list();
                case "bound" -> bound();
                case "that" -> "that " + words("end");
                case "known" -> each("parts").stream().collect(Collectors.joining("; ", " (", ")"));
                case "sum" -> sum();
                case "itsOwn" -> itsOwn();
                case "dangers" -> Noun.counted(number("count"), words("danger"));
                case "impossible" -> "these clues cannot all be true";
                default -> evidence();
            };
        }

        private String evidence() {
            String at = " at " + words("cell");
            return switch (said.phrase()) {
                case "clue" -> "the " + number("value") + at + (has("means") ? " (" + words("means") + ")" : "");
                case "goldFound" -> "the gold" + at;
                case "goldClue" -> "the gold clue " + number("value") + at;
                case "letter" -> (is("there") ? "the m" : "the missing m") + at;
                case "apart" -> "the rule that gold never touches a " + words("danger");
                case "start" -> "the given start " + words("cell");
                case "flag" -> "the flag" + at;
                case "goldTotal" -> "the amount of gold";
                case "total" -> "the number of " + Noun.plural(words("danger"));
                default -> throw new IllegalStateException("no words for " + said.phrase());
            };
        }

        private String list() {
            List<String> names = each("items");
            int n = names.size();
            if (number("others") > 0) {
                return String.join(", ", names) + " and " + number("others") + " others";
            }
            return n == 0
                    ? "no cell"
                    : n == 1 ? names.get(0) : String.join(", ", names.subList(0, n - 1)) + " and " + names.get(n - 1);
        }

        private String bound() {
            String kind = words("kind");
            boolean some = !kind.equals("none") && !kind.equals("all");
            boolean one = some ? number("count") == 1 : number("size") == 1;
            String are = is("supposed") ? " were " : one ? " is " : " are ";
            String what = kind.equals("none")
                    ? (is("gold") ? "not gold" : "safe")
                    : is("gold") ? "gold" : one ? "a " + words("danger") : Noun.plural(words("danger"));
            return (some ? "at " + kind + " " + number("count") + " of " : "") + words("cells") + are + what;
        }

        private String itsOwn() {
            int found = number("count");
            return !is("all")
                    ? "all it counts, "
                    : found == 1
                            ? "its " + words("danger") + ", "
                            : "its " + Noun.counted(found, words("danger")) + ", ";
        }

        private String sum() {
            String needs = number("needy") == 0
                    ? ""
                    : clues(number("needy")) + " that need at least " + number("needed") + " in all";
            String allows = number("full") == 0
                    ? ""
                    : clues(number("full")) + " that allow at most " + number("allowed") + " in all";
            return "the sum of " + needs + (needs.isEmpty() || allows.isEmpty() ? "" : ", against ") + allows;
        }

        private static String clues(int count) {
            return count + (count == 1 ? " clue" : " clues");
        }
    }
}
