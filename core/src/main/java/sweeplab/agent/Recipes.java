// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import sweeplab.infer.ClueByClue;
import sweeplab.infer.EasyEquations;
import sweeplab.infer.SinglePoint;

/** The reports' agents that need no solver, each a line. */
final class Recipes {

    private Recipes() {}

    static Agent singlePoint(long seed) {
        return new Recipe(Recipe.resign(), new SinglePoint());
    }

    static Agent easyEquations(long seed) {
        return new Recipe(Recipe.resign(), new SinglePoint(), new EasyEquations());
    }

    static Agent singlePointOrRandom(long seed) {
        return new Recipe(new RandomProbing(seed), new SinglePoint());
    }

    static Agent nettleLogic2(long seed) {
        return new Recipe(new RandomProbing(seed), new SinglePoint(), new EasyEquations());
    }

    static Agent daggers002Logic1(long seed) {
        return new Recipe(new RandomProbing(seed), new ClueByClue(false));
    }

    static Agent daggers003Logic1(long seed) {
        return new Recipe(new RandomProbing(seed), new ClueByClue(true));
    }
}
