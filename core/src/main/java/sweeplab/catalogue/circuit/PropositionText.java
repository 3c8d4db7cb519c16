// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue.circuit;

import java.util.function.BinaryOperator;
import sweeplab.base.Excerpt;

/** Reads a formula: names, {@code ! & | ^ -> <->} and brackets, the tightest first in this order; also {@code ~ and or not xor}. */
final class PropositionText {

    private static final int LONGEST = 1000;
    private static final int DEEPEST = 100;

    private final String text;
    private int at;
    private int depth;

    private PropositionText(String text) {
        this.text = text;
    }

    static Proposition read(String text) {
        if (text.length() > LONGEST) {
            throw new IllegalArgumentException("a formula of more than " + LONGEST + " characters is not read");
        }
        PropositionText reader = new PropositionText(text);
        Proposition read = reader.same();
        if (reader.at < text.length()) {
            throw reader.wrong("expected an operator or the end");
        }
        return read;
    }

    private Proposition same() {
        Proposition left = implied();
        while (take("<->")) {
            left = Proposition.not(Proposition.either(left, implied()));
        }
        return left;
    }

    private Proposition implied() {
        Proposition left = exclusive();
        return take("->") ? Proposition.or(Proposition.not(left), implied()) : left;
    }

    private Proposition exclusive() {
        Proposition left = some();
        while (take("^", "xor")) {
            left = bounded(Proposition.either(left, some()));
        }
        return left;
    }

    private Proposition some() {
        Proposition left = all();
        while (take("||", "|", "or")) {
            left = bounded(Proposition::or, left, all());
        }
        return left;
    }

    private Proposition all() {
        Proposition left = single();
        while (take("&&", "&", "and")) {
            left = bounded(Proposition.And::new, left, single());
        }
        return left;
    }

    private Proposition bounded(BinaryOperator<Proposition> join, Proposition left, Proposition right) {
        return bounded(join.apply(left, right));
    }

    private Proposition bounded(Proposition made) {
        if (made.leaves() > CircuitBoard.MOST_LEAVES) {
            throw new IllegalArgumentException("the formula has more than " + CircuitBoard.MOST_LEAVES
                    + " variables, each counted as often as it stands there (an operator ^ or <-> doubles both sides)");
        }
        return made;
    }

    private Proposition single() {
        if (++depth > DEEPEST) {
            throw wrong("more than " + DEEPEST + " brackets and denials inside each other");
        }
        try {
            if (take("!", "~", "not")) {
                return Proposition.not(single());
            }
            if (take("(")) {
                Proposition inside = bounded(same());
                if (!take(")")) {
                    throw wrong("expected ')'");
                }
                return inside;
            }
            return variable();
        } finally {
            depth--;
        }
    }

    private Proposition variable() {
        int begin = at;
        while (at < text.length() && Character.isLetterOrDigit(text.charAt(at)) && text.charAt(at) < 128) {
            at++;
        }
        if (begin == at || !Character.isLetter(text.charAt(begin))) {
            at = begin;
            throw wrong("expected a variable, '!' or '('");
        }
        Proposition variable = new Proposition.Variable(text.substring(begin, at));
        skip();
        return variable;
    }

    private boolean take(String... words) {
        skip();
        for (String word : words) {
            boolean letters = Character.isLetter(word.charAt(0));
            int end = at + word.length();
            if (text.startsWith(word, at)
                    && !(letters && end < text.length() && Character.isLetterOrDigit(text.charAt(end)))) {
                at = end;
                skip();
                return true;
            }
        }
        return false;
    }

    private void skip() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }

    private IllegalArgumentException wrong(String expected) {
        return new IllegalArgumentException("formula '" + Excerpt.of(text) + "', character " + (at + 1) + ": "
                + expected + "; write for instance '(a | b) & !c'");
    }
}
