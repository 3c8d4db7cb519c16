// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.layers;

import java.util.Arrays;

/**
 * Layered dynamic programming: all ways to fill the boxes of a puzzle one after the other, with ways that leave the same thing to do joined in one state. A
 * layer holds the states before one box is filled; an edge fills the box in one way, its label, and leads to a state of
 * the next layer. Each label has a gain, which adds up along a path (the number of dangers), and a number of ways.
 */
public final class Layers {

    /** What is between 2 to this power and its inverse, and a sum of some, is well inside of what a double can be. */
    public static final int LARGE = 900;

    private static final int FEW_EDGES = 512;
    private static final int FIRST_TABLE = 256;

    // Most regions are small, and a sampler lays out each of them: everything begins small and grows.
    private static final int FIRST_STATES = 64;

    /** No more states than this: beyond it the answer is "don't know". */
    private final Allowance allowance;

    public int layers;
    public int[] layerFirst = new int[66];
    public int[] labelFirst = new int[66];
    public int[] gain = new int[FIRST_STATES];
    public double[] ways = new double[FIRST_STATES];

    public int states;
    public long[] key = new long[FIRST_STATES];
    public int[] edgeFirst = new int[FIRST_STATES + 1];
    public int[] low = new int[FIRST_STATES];
    public int[] high = new int[FIRST_STATES];
    public int[] restLow = new int[FIRST_STATES];
    public int[] restHigh = new int[FIRST_STATES];

    int edges;
    public int[] target = new int[2 * FIRST_STATES];
    public int[] label = new int[2 * FIRST_STATES];

    private int[] table = new int[FIRST_TABLE];
    private int mask;
    private int source;
    private int labelBase;
    private int cap;
    private int range;

    // What follows would not be kept: a layer may have many times the states of the one before.
    private boolean full;

    public Layers(Allowance allowance) {
        this.allowance = allowance;
    }

    /** Begins with one state in which nothing is filled; paths that gain more than the cap are left out. */
    public void begin(int itsCap) {
        cap = itsCap;
        layers = 0;
        states = 0;
        edges = 0;
        range = 0;
        full = false;
        labelFirst[0] = 0;
        layerFirst[0] = 0;
        mask = FIRST_TABLE - 1;
        Arrays.fill(table, 0, FIRST_TABLE, -1);
        key[0] = 0;
        low[0] = 0;
        high[0] = 0;
        states = 1;
    }

    /** Begins the next layer: call {@link #addLabel} for each way to fill the box, then {@link #from} for each state of the layer. */
    public void beginLayer() {
        if (layers + 2 >= layerFirst.length) {
            layerFirst = Arrays.copyOf(layerFirst, 2 * layerFirst.length);
            labelFirst = Arrays.copyOf(labelFirst, 2 * labelFirst.length);
        }
        labelBase = labelFirst[layers];
        labelFirst[layers + 1] = labelBase;
        layerFirst[layers + 1] = states;
    }

    /** Adds a label; with n labels, a layer has no more than 2^n ways in all. */
    public void addLabel(int itsGain, double itsWays) {
        int at = labelFirst[layers + 1]++;
        range += 1 - Math.min(0, Math.getExponent(itsWays));
        if (at == gain.length) {
            gain = Arrays.copyOf(gain, 2 * at);
            ways = Arrays.copyOf(ways, 2 * at);
        }
        gain[at] = itsGain;
        ways[at] = itsWays;
    }

    /** The edges that are added next start in this state; states must come in order. */
    public void from(int state) {
        source = state;
        edgeFirst[state] = edges;
        int room = edges + labelFirst[layers + 1] - labelBase;
        if (room > target.length) {
            target = Arrays.copyOf(target, 2 * room);
            label = Arrays.copyOf(label, 2 * room);
            look();
        }
    }

    /** Adds an edge from the current state to the state with this key in the next layer. */
    public void edge(int itsLabel, long itsKey) {
        int lowest = low[source] + gain[labelBase + itsLabel];
        int highest = Math.min(cap, high[source] + gain[labelBase + itsLabel]);
        if (lowest > cap || full) {
            return;
        }
        int state = find(itsKey);
        if (state == states) {
            states++;
            low[state] = lowest;
            high[state] = highest;
        } else {
            low[state] = Math.min(low[state], lowest);
            high[state] = Math.max(high[state], highest);
        }
        label[edges] = itsLabel;
        target[edges++] = state;
    }

    // The state with this key in the next layer; it is new if it is the one after the last. Entries of earlier layers
    // count as empty, so that the table need not be cleared between layers.
    private int find(long itsKey) {
        int first = layerFirst[layers + 1];
        int slot = hash(itsKey) & mask;
        while (table[slot] >= first) {
            if (key[table[slot]] == itsKey) {
                return table[slot];
            }
            slot = (slot + 1) & mask;
        }
        if (states == key.length) {
            growStates();
        }
        table[slot] = states;
        key[states] = itsKey;
        if (2 * (states - first) > mask) {
            growTable(first);
        }
        return states;
    }

    private static int hash(long itsKey) {
        long mixed = itsKey * 0x9E3779B97F4A7C15L;
        return (int) (mixed >>> 32);
    }

    private void growStates() {
        int length = 2 * states;
        key = Arrays.copyOf(key, length);
        edgeFirst = Arrays.copyOf(edgeFirst, length + 1);
        low = Arrays.copyOf(low, length);
        high = Arrays.copyOf(high, length);
        restLow = Arrays.copyOf(restLow, length);
        restHigh = Arrays.copyOf(restHigh, length);
        look();
    }

    // Looks, whenever room is made, whether the layer can still end well.
    private void look() {
        full |= !allowance.holds(states, edges) || allowance.budget().spent();
    }

    private void growTable(int first) {
        int length = 4 * (mask + 1);
        if (table.length < length) {
            table = new int[length];
        }
        mask = length - 1;
        Arrays.fill(table, 0, length, -1);
        for (int state = first; state <= states; state++) {
            int slot = hash(key[state]) & mask;
            while (table[slot] >= 0) {
                slot = (slot + 1) & mask;
            }
            table[slot] = state;
        }
    }

    /** Ends the layer; false if there are now too many states, or the budget is spent. */
    public boolean endLayer() {
        layers++;
        return allowance.holds(states, edges) && allowance.budget().spend(edges - edgeFirst[layerFirst[layers - 1]]);
    }

    /** What the work on these layers may cost. */
    public Allowance allowance() {
        return allowance;
    }

    /** Takes the steps that it takes to follow all edges of a layer, this many each, or the work is given up. */
    public void demand(int layer, int each) {
        // To follow a few is less work than to ask.
        if (edges > FEW_EDGES) {
            allowance.budget().demand((long) each * (edgeFirst[layerFirst[layer + 1]] - edgeFirst[layerFirst[layer]]));
        }
    }

    /** Finds which states lead to the end, and how much they gain on the way; false if none does. */
    public boolean close() {
        layerFirst[layers + 1] = states;
        edgeFirst[layerFirst[layers]] = edges;
        for (int state = layerFirst[layers]; state < states; state++) {
            restLow[state] = 0;
            restHigh[state] = 0;
        }
        for (int layer = layers - 1; layer >= 0; layer--) {
            closeLayer(layer);
        }
        return restHigh[0] >= 0 && layerFirst[layers] < states;
    }

    private void closeLayer(int layer) {
        int base = labelFirst[layer];
        for (int state = layerFirst[layer]; state < layerFirst[layer + 1]; state++) {
            int lowest = Integer.MAX_VALUE;
            int highest = -1;
            for (int edge = edgeFirst[state]; edge < edgeFirst[state + 1]; edge++) {
                int next = target[edge];
                if (restHigh[next] >= 0) {
                    lowest = Math.min(lowest, restLow[next] + gain[base + label[edge]]);
                    highest = Math.max(highest, restHigh[next] + gain[base + label[edge]]);
                }
            }
            restLow[state] = lowest;
            restHigh[state] = lowest > cap ? -1 : Math.min(cap, highest);
        }
    }

    /** True if a sum over paths may be larger than 2 to the power of {@link #LARGE}, or one path weigh less than its inverse. */
    public boolean large() {
        return range > LARGE;
    }

    /** True if the state leads to the end. */
    public boolean alive(int state) {
        return restHigh[state] >= 0;
    }

    /** The smallest label of a layer that occurs in some complete filling. */
    public int smallestLabel(int layer) {
        int smallest = Integer.MAX_VALUE;
        for (int edge = edgeFirst[layerFirst[layer]]; edge < edgeFirst[layerFirst[layer + 1]]; edge++) {
            if (restHigh[target[edge]] >= 0) {
                smallest = Math.min(smallest, label[edge]);
            }
        }
        return smallest;
    }

    /** The largest label of a layer that occurs in some complete filling. */
    public int largestLabel(int layer) {
        int largest = -1;
        for (int edge = edgeFirst[layerFirst[layer]]; edge < edgeFirst[layerFirst[layer + 1]]; edge++) {
            if (restHigh[target[edge]] >= 0) {
                largest = Math.max(largest, label[edge]);
            }
        }
        return largest;
    }
}
