// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.kb;

import java.util.Locale;

/** How a knowledge base is written, and how a remark is written beside it. */
public enum KnowledgeFormat {
    FORMULA(""),
    DIMACS("c"),
    LATEX("%");

    private final String remark;

    KnowledgeFormat(String remark) {
        this.remark = remark;
    }

    public static KnowledgeFormat parse(String word) {
        for (KnowledgeFormat format : values()) {
            if (format.name().toLowerCase(Locale.ROOT).equals(word.toLowerCase(Locale.ROOT))) {
                return format;
            }
        }
        throw new IllegalArgumentException("--format '" + word + "': there are formula, dimacs and latex");
    }

    /** The sign before a remark. */
    String remark() {
        return remark;
    }
}
