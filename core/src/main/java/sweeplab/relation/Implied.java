// SPDX-License-Identifier: Apache-2.0
package sweeplab.relation;

/** A relation that follows from others and is stated all the same: it says of few cells what the others say of many. Whoever counts worlds may leave it out. */
public record Implied(Relation of) implements Relation {

    @Override
    public Origin origin() {
        return of.origin();
    }

    @Override
    public int[] cells() {
        return of.cells();
    }

    @Override
    public int start() {
        return of.start();
    }

    @Override
    public int next(int state, int place, boolean danger) {
        return of.next(state, place, danger);
    }

    @Override
    public int weight(int state) {
        return of.weight(state);
    }

    @Override
    public boolean anyOrder() {
        return of.anyOrder();
    }
}
