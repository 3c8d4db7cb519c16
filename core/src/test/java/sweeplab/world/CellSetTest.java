// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Dice;

/** CellSet against the library's sorted set, over random operations. */
final class CellSetTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 63, 64, 65, 127, 128, 200})
    void behavesLikeASortedSet(int capacity) {
        Dice dice = new Dice(capacity);
        CellSet set = new CellSet(capacity);
        TreeSet<Integer> model = new TreeSet<>();
        for (int i = 0; i < 2_000; i++) {
            int cell = dice.nextInt(capacity);
            if (dice.nextInt(2) == 0) {
                assertThat(set.add(cell)).isEqualTo(model.add(cell));
            } else {
                assertThat(set.remove(cell)).isEqualTo(model.remove(cell));
            }
            assertThat(set.contains(cell)).isEqualTo(model.contains(cell));
            Integer next = model.ceiling(cell);
            assertThat(set.next(cell)).isEqualTo(next == null ? -1 : next);
        }
        assertThat(set.toArray()).isEqualTo(model.stream().mapToInt(i -> i).toArray());
        assertThat(set.stream().boxed()).containsExactlyElementsOf(model);
        assertThat(set.size()).isEqualTo(model.size());
        List<Integer> seen = new ArrayList<>();
        set.forEach(seen::add);
        assertThat(seen).containsExactlyElementsOf(model);
        assertThat(set).hasToString(model.toString());
        assertThat(set.next(capacity)).isEqualTo(-1);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 64, 130})
    void combinesLikeASortedSet(int capacity) {
        Dice dice = new Dice(capacity + 7L);
        for (int round = 0; round < 200; round++) {
            CellSet a = random(capacity, dice);
            CellSet b = random(capacity, dice);
            TreeSet<Integer> modelA = model(a);
            TreeSet<Integer> modelB = model(b);
            TreeSet<Integer> both = model(a);
            both.retainAll(modelB);
            assertThat(a.intersects(b)).isEqualTo(!both.isEmpty());
            assertThat(a.containsAll(b)).isEqualTo(modelA.containsAll(modelB));
            CellSet common = a.copy();
            common.retainAll(b);
            assertThat(model(common)).isEqualTo(both);
            CellSet union = a.copy();
            union.addAll(b);
            assertThat(union.size()).isEqualTo(a.size() + b.size() - common.size());
            assertThat(union.containsAll(a) && union.containsAll(b)).isTrue();
            union.removeAll(b);
            common.removeAll(b);
            assertThat(common.isEmpty()).isTrue();
            assertThat(union.intersects(b)).isFalse();
        }
    }

    @Test
    void equalityIsOfMembersAndCapacity() {
        CellSet set = CellSet.of(70, 3, 69);
        assertThat(set)
                .isEqualTo(CellSet.of(70, 69, 3))
                .hasSameHashCodeAs(CellSet.of(70, 69, 3))
                .isNotEqualTo(CellSet.of(71, 3, 69))
                .isNotEqualTo(CellSet.of(70, 3))
                .isNotEqualTo("[3, 69]");
        CellSet copy = set.copy();
        copy.clear();
        assertThat(copy.isEmpty()).isTrue();
        assertThat(set.isEmpty()).isFalse();
        assertThat(copy.capacity()).isEqualTo(70);
    }

    private static CellSet random(int capacity, Dice dice) {
        CellSet set = new CellSet(capacity);
        int count = dice.nextInt(capacity + 1);
        for (int i = 0; i < count; i++) {
            set.add(dice.nextInt(capacity));
        }
        return set;
    }

    private static TreeSet<Integer> model(CellSet set) {
        TreeSet<Integer> model = new TreeSet<>();
        set.forEach(model::add);
        return model;
    }
}
