// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.util.Locale;
import java.util.Stack;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** How a proof is handed out: as our own text, or for the checkers of others as a formula and its refutation. */
public enum ProofForm {
    TEXT("", ""),
    LRAT("cnf", "lrat"),
    DRAT("cnf", "drat"),
    VERIPB("opb", "pbp");

    private final String formula;
    private final String proof;

    ProofForm(String formula, String proof) {
        this.formula = formula;
        this.proof = proof;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** How the name of the formula's file ends. */
    public String formula() {
        return formula;
    }

    /** How the name of the proof's file ends. */
    public String proof() {
        return proof;
    }

    /** Takes the next word only if it names a form: {@code --proof} may stand alone before the position. */
    public static final class Typed implements IParameterConsumer {

        @Override
        @SuppressWarnings("JdkObsolete") // the interface of the library asks for a Stack
        public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
            option.setValue(TEXT);
            for (ProofForm form : values()) {
                if (!words.isEmpty() && words.peek().equals(form.word())) {
                    words.pop();
                    option.setValue(form);
                }
            }
        }
    }
}
