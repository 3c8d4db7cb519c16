package sweeplab.app.command.analyse;

import java.util.Locale;
import java.util.Stack;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** How a proof is handed out: as our own text, or for the checkers of others. */
enum ProofForm {
    TEXT,
    LRAT,
    DRAT,
    VERIPB;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Takes the next word only if it names a form: {@code --proof} may stand alone before the position. */
    static final class Typed implements IParameterConsumer {

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
