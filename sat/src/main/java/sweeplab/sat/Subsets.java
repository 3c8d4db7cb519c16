package sweeplab.sat;

import java.util.function.Consumer;

/** All ways to choose some of n things. */
final class Subsets {

    private Subsets() {}

    /** Hands over every choice of k of 0 to n - 1, in ascending order each; the array is used again for the next. */
    static void forEach(int n, int k, Consumer<int[]> action) {
        int[] chosen = new int[k];
        for (int i = 0; i < k; i++) {
            chosen[i] = i;
        }
        while (k <= n) {
            action.accept(chosen);
            int i = k - 1;
            while (i >= 0 && chosen[i] == n - k + i) {
                i--;
            }
            if (i < 0) {
                return;
            }
            chosen[i]++;
            for (int j = i + 1; j < k; j++) {
                chosen[j] = chosen[j - 1] + 1;
            }
        }
    }
}
