// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lrat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

/**
 * "At most so many of these literals" by counting in a tree (a totalizer): new variables say "at least 1, 2, … of the literals
 * below", each defined by the nodes under it. Literals that a proof counts together have a node of their own.
 */
final class CountTree {

    /** A node: the literals it counts, and the literals that say at least 1, 2, … of them are true. */
    record Node(List<Integer> counted, List<Integer> atLeast) {}

    private final int most;
    private final List<List<Integer>> clauses = new ArrayList<>();
    private final List<Node> nodes = new ArrayList<>();
    private final Map<List<Integer>, Node> blocks = new LinkedHashMap<>();
    private int variables;

    /** Counts the literals; new variables begin after {@code variables}. The blocks have no literal in common. */
    CountTree(List<Integer> literals, int most, List<List<Integer>> together, int variables) {
        this.most = most;
        this.variables = variables;
        List<Integer> rest = new ArrayList<>(literals);
        List<Node> parts = new ArrayList<>();
        for (List<Integer> block : together) {
            rest.removeAll(block);
            Node node = joined(leaves(block));
            blocks.put(block, node);
            parts.add(node);
        }
        parts.addAll(leaves(rest));
        Node root = joined(parts);
        if (root.atLeast().size() > most) {
            clauses.add(List.of(-root.atLeast().get(most)));
        }
    }

    int variables() {
        return variables;
    }

    /** The nodes with new variables. */
    List<Node> nodes() {
        return nodes;
    }

    /** The definitions, and as the last clause what is said of the whole. */
    List<List<Integer>> clauses() {
        return clauses;
    }

    /** The literal that says at least so many of a block are true, or 0 if no variable says it. */
    int atLeast(List<Integer> block, int count) {
        Node node = blocks.get(block);
        return node == null || count < 1 || count > node.atLeast().size()
                ? 0
                : node.atLeast().get(count - 1);
    }

    private static List<Node> leaves(List<Integer> literals) {
        return literals.stream()
                .map(literal -> new Node(List.of(literal), List.of(literal)))
                .toList();
    }

    // The smallest two become one until one is left.
    private Node joined(List<Node> parts) {
        PriorityQueue<Node> queue = new PriorityQueue<>(
                Comparator.comparingInt((Node node) -> node.counted().size()));
        queue.addAll(parts);
        while (queue.size() > 1) {
            queue.add(join(queue.remove(), queue.remove()));
        }
        return queue.isEmpty() ? new Node(List.of(), List.of()) : queue.remove();
    }

    private Node join(Node left, Node right) {
        List<Integer> counted = new ArrayList<>(left.counted());
        counted.addAll(right.counted());
        List<Integer> atLeast = new ArrayList<>();
        for (int i = 0; i < Math.min(most + 1, counted.size()); i++) {
            atLeast.add(++variables);
        }
        Node node = new Node(counted, atLeast);
        nodes.add(node);
        for (int i = 0; i <= left.atLeast().size(); i++) {
            for (int j = 0; j <= right.atLeast().size(); j++) {
                define(left, i, right, j, node);
            }
        }
        return node;
    }

    // At least i on the left and j on the right are at least i + j in all.
    private void define(Node left, int i, Node right, int j, Node node) {
        if (i + j == 0 || i + j > node.atLeast().size()) {
            return;
        }
        List<Integer> clause = new ArrayList<>();
        if (i > 0) {
            clause.add(-left.atLeast().get(i - 1));
        }
        if (j > 0) {
            clause.add(-right.atLeast().get(j - 1));
        }
        clause.add(node.atLeast().get(i + j - 1));
        clauses.add(clause);
    }
}
