// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sweeplab.base.Excerpt;
import sweeplab.world.Topology;

/** The words of the text form of proofs: cells, atoms, bounds, evidence and claims, both ways. */
record ProofWords(Topology topology) {

    private static final int MOST_CITES = 10_000;

    static int number(String word) {
        if (!word.matches("-?\\d{1,9}")) {
            throw new IllegalArgumentException("'" + Excerpt.of(word) + "' is not a number");
        }
        return Integer.parseInt(word);
    }

    private String cell(int cell) {
        return topology.row(cell) + "," + topology.column(cell);
    }

    private int readCell(String word) {
        String[] parts = word.split(",", -1);
        if (parts.length != 2) {
            throw new IllegalArgumentException("'" + Excerpt.of(word) + "' is no cell: write ROW,COLUMN");
        }
        return topology.cell(number(parts[0]), number(parts[1]));
    }

    private String atom(int atom) {
        return (Bound.isGold(atom) ? "g" : "") + cell(Bound.cell(atom));
    }

    private int readAtom(String word) {
        return word.startsWith("g") ? Bound.gold(readCell(word.substring(1))) : readCell(word);
    }

    String bound(Bound bound) {
        String of = bound.atoms().isEmpty()
                ? "none"
                : bound.atoms().stream().map(this::atom).collect(Collectors.joining(" "));
        return bound.sense().word() + " " + bound.count() + " of " + of;
    }

    Bound readBound(String text) {
        String[] words = text.split(" ", -1);
        if (words.length < 4 || !words[0].matches("least|most") || !words[2].equals("of")) {
            throw new IllegalArgumentException(
                    "'" + Excerpt.of(text) + "' is no bound: write for instance 'most 0 of 3,4 3,5'");
        }
        List<Integer> atoms = new ArrayList<>();
        for (int i = 3; i < words.length && !words[3].equals("none"); i++) {
            atoms.add(readAtom(words[i]));
        }
        return new Bound(words[0].equals("least") ? Sense.LEAST : Sense.MOST, number(words[1]), atoms);
    }

    String cite(Cite cite) {
        return (cite.side() == Sense.LEAST ? "+" : "-") + evidence(cite.evidence());
    }

    List<Cite> readCites(String text) {
        List<Cite> cites = new ArrayList<>();
        for (String word : text.isEmpty() ? new String[0] : text.split(" ")) {
            if (!word.startsWith("+") && !word.startsWith("-")) {
                throw new IllegalArgumentException(
                        "'" + Excerpt.of(word) + "' must begin with + (its least) or - (its most)");
            }
            if (cites.size() == MOST_CITES) {
                throw new IllegalArgumentException("more than " + MOST_CITES + " pieces of evidence for one line");
            }
            cites.add(new Cite(word.startsWith("+") ? Sense.LEAST : Sense.MOST, readEvidence(word.substring(1))));
        }
        return cites;
    }

    private String evidence(Evidence evidence) {
        if (evidence instanceof Evidence.Clue clue) {
            return "clue:" + cell(clue.cell());
        } else if (evidence instanceof Evidence.GoldNear near) {
            return "gold:" + cell(near.cell());
        } else if (evidence instanceof Evidence.Apart apart) {
            return "apart:" + cell(apart.gold()) + ":" + cell(apart.danger());
        } else if (evidence instanceof Evidence.Start start) {
            return "start:" + cell(start.cell());
        } else if (evidence instanceof Evidence.Flag flag) {
            return "flag:" + cell(flag.cell());
        } else if (evidence instanceof Evidence.Earlier earlier) {
            return Integer.toString(earlier.line());
        }
        return evidence instanceof Evidence.Total ? "total" : "goldtotal";
    }

    private Evidence readEvidence(String word) {
        String[] parts = word.split(":", -1);
        String wanted = parts[0].equals("apart") ? "3" : parts[0].matches("clue|gold|start|flag") ? "2" : "1";
        if (parts.length != number(wanted)) {
            throw new IllegalArgumentException(
                    "'" + Excerpt.of(word) + "' is no evidence: write for instance clue:3,4 or total");
        }
        return switch (parts[0]) {
            case "clue" -> new Evidence.Clue(readCell(parts[1]));
            case "gold" -> new Evidence.GoldNear(readCell(parts[1]));
            case "apart" -> new Evidence.Apart(readCell(parts[1]), readCell(parts[2]));
            case "start" -> new Evidence.Start(readCell(parts[1]));
            case "flag" -> new Evidence.Flag(readCell(parts[1]));
            case "total" -> new Evidence.Total();
            case "goldtotal" -> new Evidence.GoldTotal();
            default -> new Evidence.Earlier(number(parts[0]));
        };
    }

    String claim(Claim claim) {
        if (claim instanceof Claim.Safe safe) {
            return "safe " + cell(safe.cell());
        } else if (claim instanceof Claim.Danger danger) {
            return "danger " + cell(danger.cell());
        } else if (claim instanceof Claim.Gold gold) {
            return "gold " + cell(gold.cell());
        } else if (claim instanceof Claim.NoGold none) {
            return "nogold " + cell(none.cell());
        }
        return "impossible";
    }

    Claim readClaim(String text) {
        String[] words = text.split(" ", -1);
        if (words.length == 1 && words[0].equals("impossible")) {
            return new Claim.Impossible();
        }
        if (words.length != 2) {
            throw new IllegalArgumentException("'" + Excerpt.of(text) + "' is no claim: write for instance 'safe 3,4'");
        }
        return switch (words[0]) {
            case "safe" -> new Claim.Safe(readCell(words[1]));
            case "danger" -> new Claim.Danger(readCell(words[1]));
            case "gold" -> new Claim.Gold(readCell(words[1]));
            case "nogold" -> new Claim.NoGold(readCell(words[1]));
            default ->
                throw new IllegalArgumentException(
                        "'" + Excerpt.of(words[0]) + "' is no claim: write safe, danger, gold, nogold or impossible");
        };
    }
}
