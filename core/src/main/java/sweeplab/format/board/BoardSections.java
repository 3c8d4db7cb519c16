// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sweeplab.base.Numbers;
import sweeplab.format.text.Lines;
import sweeplab.format.text.Source;

/** A {@code .board} text taken apart: the keys with their values, and where each section starts and ends. */
final class BoardSections {

    private static final List<String> KEYS = List.of(
            "rows",
            "columns",
            "mines",
            "game_mode",
            "rule",
            "topology",
            "lives",
            "lives_left",
            "gold",
            "told",
            "start",
            "status");

    /** Lines {@code from} to {@code to - 1}. */
    record Section(int from, int to) {}

    private final Lines lines;
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Map<String, Section> sections = new LinkedHashMap<>();

    private BoardSections(Lines lines) {
        this.lines = lines;
    }

    static BoardSections of(Source source) {
        BoardSections parts = new BoardSections(source.lines());
        int head = parts.lines.nextFull(0);
        if (head == parts.lines.count() || !parts.lines.get(head).strip().equals(BoardText.HEAD)) {
            throw Lines.fault(Math.min(head, parts.lines.count() - 1), "expected '" + BoardText.HEAD + "'");
        }
        parts.read(head + 1);
        return parts;
    }

    private void read(int from) {
        String section = "";
        int start = from;
        for (int i = from; i < lines.count(); i++) {
            String line = lines.get(i).strip();
            if (line.startsWith("[") && line.endsWith("]")) {
                close(section, start, i);
                section = line;
                start = i + 1;
            } else if (section.isEmpty()) {
                readKey(i, line);
            }
        }
        close(section, start, lines.count());
    }

    private void close(String section, int from, int to) {
        if (section.isEmpty()) {
            return;
        }
        if (!List.of("[real]", "[view]", "[graph]").contains(section)) {
            throw Lines.fault(from - 1, "'" + Lines.shown(section) + "': the sections are [real], [view] and [graph]");
        }
        if (sections.put(section, new Section(from, to)) != null) {
            throw Lines.fault(from - 1, section + " is there twice");
        }
    }

    private void readKey(int line, String text) {
        if (text.startsWith("# Render:") && !text.equals("# Render: ascii")) {
            throw Lines.fault(line, "'" + Lines.shown(text) + "' is not read, only '# Render: ascii'");
        }
        if (text.isEmpty() || text.startsWith("#")) {
            return;
        }
        int colon = text.indexOf(':');
        if (colon <= 0) {
            throw Lines.fault(line, "'" + Lines.shown(text) + "' is neither 'key: value' nor a section");
        }
        String key = text.substring(0, colon).strip();
        if (KEYS.contains(key) && values.put(key, text.substring(colon + 1).strip()) != null) {
            throw Lines.fault(line, "the key " + key + " is there twice");
        }
    }

    boolean has(String key) {
        return values.containsKey(key);
    }

    String value(String key, String otherwise) {
        return values.getOrDefault(key, otherwise);
    }

    String value(String key) {
        String value = values.get(key);
        if (value == null) {
            throw new IllegalArgumentException("the key '" + key + ":' is missing");
        }
        return value;
    }

    /** A number, or {@code otherwise} if the key is not there or its value is {@code ?}. */
    int number(String key, int otherwise) {
        String value = values.get(key);
        return value == null || value.equals("?") ? otherwise : Numbers.parse(value, "the key " + key);
    }

    boolean hasSection(String name) {
        return sections.containsKey(name);
    }

    Section section(String name) {
        Section section = sections.get(name);
        if (section == null) {
            throw new IllegalArgumentException("the section " + name + " is missing");
        }
        return section;
    }

    Lines lines() {
        return lines;
    }
}
