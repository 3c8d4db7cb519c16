// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** The interfaces of bridge.d.ts and reviews.d.ts, by name: their members with their types as written. */
record Contract(Map<String, Map<String, String>> interfaces) {

    private static final Path FOLDER = Path.of("src/main/types");
    private static final Pattern INTERFACE =
            Pattern.compile("  interface (\\w+)[^{]*\\{(.*?)\\n? {2}}\\n", Pattern.DOTALL);
    private static final Pattern MEMBER = Pattern.compile("(?m)^ {4}(\\w+\\??)(\\(.*\\))?: (.*);$");

    static Contract read() throws IOException {
        Map<String, Map<String, String>> interfaces = new LinkedHashMap<>();
        Matcher each = INTERFACE.matcher(
                Files.readString(FOLDER.resolve("bridge.d.ts")) + Files.readString(FOLDER.resolve("reviews.d.ts")));
        while (each.find()) {
            Map<String, String> members = new LinkedHashMap<>();
            Matcher member = MEMBER.matcher(each.group(2));
            while (member.find()) {
                String arguments = member.group(2) == null ? "" : member.group(2);
                members.put(member.group(1), arguments + member.group(3));
            }
            interfaces.put(each.group(1), members);
        }
        return new Contract(interfaces);
    }

    /** What in a value of JSON is not as its type says, each fault with its place. */
    List<String> faults(String place, String type, JsonNode value) {
        if (type.endsWith(" | null")) {
            return value.isNull() ? List.of() : faults(place, type.substring(0, type.indexOf(" | ")), value);
        }
        if (type.endsWith("[]")) {
            List<String> faults = new ArrayList<>();
            value.forEach(item -> faults.addAll(faults(place + "[]", type.substring(0, type.length() - 2), item)));
            return value.isArray() ? faults : List.of(place + " is no list: " + value);
        }
        boolean right = switch (type) {
            case "string" -> value.isString();
            case "number" -> value.isNumber();
            case "boolean" -> value.isBoolean();
            default -> interfaces.containsKey(type) && value.isObject();
        };
        if (!right) {
            return List.of(place + " is no " + type + ": " + value);
        }
        return value.isObject() ? faultsOfObject(place, type, value) : List.of();
    }

    private List<String> faultsOfObject(String place, String type, JsonNode value) {
        List<String> faults = new ArrayList<>();
        Map<String, String> members = interfaces.getOrDefault(type, Map.of());
        members.forEach((name, each) -> {
            boolean optional = name.endsWith("?");
            JsonNode member = value.get(optional ? name.substring(0, name.length() - 1) : name);
            if (member != null) {
                faults.addAll(faults(place + "." + name, each, member));
            } else if (!optional) {
                faults.add(place + " has no " + name);
            }
        });
        value.propertyNames().forEach(name -> {
            if (!members.containsKey(name) && !members.containsKey(name + "?")) {
                faults.add(place + "." + name + " is not in the contract");
            }
        });
        return faults;
    }
}
