// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import sweeplab.proof.lrat.Cnf;
import sweeplab.proof.lrat.LratChecker;
import sweeplab.proof.lrat.LratProof;

/** Proofs are taken along from wherever something is explained, as files that a checker accepts. */
final class HandoutTest extends Browsing {

    // Keeps what is handed over as a file.
    private static final String CATCH = """
            const handOver = URL.createObjectURL;
            URL.createObjectURL = (blob) => {
              const reader = new FileReader();
              reader.onload = () => (window.taken = reader.result.split(',')[1]);
              reader.readAsDataURL(blob);
              return handOver.call(URL, blob);
            };""";

    @Test
    void whyACellIsSafe() throws IOException {
        try (Page page = analysed("4x3x2\n1211\nHHHH\nHHHH")) {
            page.mouse(5, "left");
            Map<String, String> files = taken(page);
            assertThat(files)
                    .containsOnlyKeys(
                            "README.txt",
                            "claim.txt",
                            "lrat/claim.cnf",
                            "lrat/claim.lrat",
                            "lrat/claim.drat",
                            "lrat/map.txt",
                            "veripb/claim.opb",
                            "veripb/claim.pbp",
                            "veripb/map.txt");
            assertThat(files.get("README.txt")).startsWith("(1,1) is safe.\n");
            assertThat(files.get("claim.txt")).startsWith("sweeplab-proof 1\nsafe 1,1\n");
            assertThat(files.get("veripb/claim.pbp")).startsWith("pseudo-Boolean proof version 3.0");
            accept(files);
            assertThat(page.text("#proof-note")).startsWith("Checked here: 9 files");
        }
    }

    @Test
    void whyTheCluesClash() throws IOException {
        try (Page page = analysed("3x2x1\n1H1\n2HH")) {
            accept(taken(page));
        }
    }

    @Test
    void underARuleInLetters() throws IOException {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode("[W] 6x6/11 #1") + "&turns=o0")) {
            page.await("document.querySelector('canvas').board.cells?.[0] === 0");
            page.click("#to-analyse");
            page.await("document.querySelector('#best')");
            page.evaluate("document.querySelector('canvas').board.on.open(16)");
            Map<String, String> files = taken(page);
            assertThat(files).hasSize(6).containsKeys("claim.txt", "lrat/map.txt");
            accept(files);
        }
    }

    @Test
    void besideAMoveThatIsWatchedAndOneThatIsReviewed() throws IOException {
        try (Page page = open(Page.Screen.DESKTOP, "#/watch?agent=exact&id=" + encode("nettle:easy1"))) {
            page.await("/^0 of [1-9]/.test(document.querySelector('.counter').textContent)");
            page.click("#step");
            page.await("document.querySelector('.counter').textContent.startsWith('1 of')");
            page.click("#last");
            page.await("document.querySelector('[data-end]')");
            accept(taken(page));
            page.click("#to-review");
            page.await("location.hash.startsWith('#/review') && document.querySelector('#story')");
            page.click("#back");
            accept(taken(page));
        }
    }

    private Page analysed(String position) {
        Page page = open(Page.Screen.DESKTOP, "#/analyse?text=" + encode(position));
        page.await("document.querySelector('canvas').board.board?.columns === " + position.charAt(0));
        page.await("document.querySelector('#best')");
        return page;
    }

    private static Map<String, String> taken(Page page) throws IOException {
        page.evaluate("{" + CATCH + "}");
        page.evaluate("delete window.taken");
        page.await("(document.querySelector('#download-proof').click(), true)");
        page.await("window.taken");
        assertThat(page.faults()).isEmpty();
        return unzipped(Base64.getDecoder().decode(page.evaluate("window.taken").asString()));
    }

    private static Map<String, String> unzipped(byte[] bytes) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return files;
    }

    private static void accept(Map<String, String> files) {
        List<List<Integer>> lines = String.valueOf(files.get("lrat/claim.cnf"))
                .lines()
                .filter(line -> !line.startsWith("c"))
                .map(line -> Arrays.stream(line.replace("p cnf ", "").split(" "))
                        .map(Integer::valueOf)
                        .toList())
                .toList();
        List<List<Integer>> clauses = lines.stream()
                .skip(1)
                .map(clause -> clause.subList(0, clause.size() - 1))
                .toList();
        assertThat(lines.get(0)).as("variables, clauses").hasSize(2).endsWith(clauses.size());
        LratProof proof = LratProof.read(String.valueOf(files.get("lrat/claim.lrat")));
        assertThat(LratChecker.fault(new Cnf(lines.get(0).get(0), clauses), proof))
                .isEmpty();
    }
}
