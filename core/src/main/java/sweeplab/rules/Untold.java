// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

/** The rules of a game whose player is not told how many dangers there are: for boards that must do without the count. */
public final class Untold extends RulesLike {

    public Untold(Rules rules) {
        super(rules);
    }

    @Override
    public boolean dangersKnown() {
        return false;
    }
}
