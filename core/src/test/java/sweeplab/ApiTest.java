// SPDX-License-Identifier: Apache-2.0
package sweeplab;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sweeplab.base.PublicApi;

/** What programs outside may rely on is marked, hangs together, and is what the document lists. */
final class ApiTest {

    private static final JavaClasses CORE = CoreClasses.ALL;

    private static final Pattern LISTED = Pattern.compile("(?m)^\\| `(sweeplab[.a-z]*)` \\| (.*?) \\|");

    @Test
    @DisplayName("A type of the API names no other type of ours than those of the API")
    void signaturesStayInside() {
        Set<String> outside = new TreeSet<>();
        for (JavaClass type : CORE) {
            if (visible(type)) {
                named(type)
                        .filter(other -> ours(other) && !visible(other))
                        .forEach(other -> outside.add(type.getName() + " names " + other.getName()));
            }
        }
        assertThat(outside).isEmpty();
    }

    @Test
    @DisplayName("docs/library.md lists the API of core, and its programs need no other type")
    void theDocumentListsIt() throws IOException {
        String document = Files.readString(Path.of("..", "docs", "library.md"));
        Set<String> listed = listed(document);
        assertThat(listed).isEqualTo(marked()).hasSizeBetween(40, 90);
        assertThat(Pattern.compile("(?m)^import (sweeplab\\.[\\w.]+);")
                        .matcher(document)
                        .results())
                .isNotEmpty()
                .allMatch(used -> listed.contains(used.group(1)));
    }

    private static Set<String> listed(String document) {
        return LISTED.matcher(document)
                .results()
                .flatMap(row -> Pattern.compile("`(\\w+)`")
                        .matcher(row.group(2))
                        .results()
                        .map(type -> row.group(1) + "." + type.group(1)))
                .filter(name -> !name.startsWith("sweeplab.sat."))
                .collect(toCollection(TreeSet::new));
    }

    private static Set<String> marked() {
        return CORE.stream()
                .filter(type -> type.isAnnotatedWith(PublicApi.class))
                .map(JavaClass::getName)
                .collect(toCollection(TreeSet::new));
    }

    /** The types that stand in what a program outside can see of this one. */
    private static Stream<JavaClass> named(JavaClass type) {
        Stream<JavaType> above = Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream());
        Stream<JavaType> fields =
                type.getFields().stream().filter(ApiTest::open).map(field -> field.getType());
        Stream<JavaType> code = type.getCodeUnits().stream()
                .filter(ApiTest::open)
                .flatMap(unit -> Stream.concat(Stream.of(unit.getReturnType()), unit.getParameterTypes().stream()));
        return Stream.of(above, fields, code)
                .flatMap(types -> types)
                .flatMap(named -> named.getAllInvolvedRawTypes().stream());
    }

    private static boolean open(JavaMember member) {
        return !member.getModifiers().contains(JavaModifier.SYNTHETIC)
                && (member.getModifiers().contains(JavaModifier.PUBLIC)
                        || member.getModifiers().contains(JavaModifier.PROTECTED));
    }

    private static boolean ours(JavaClass type) {
        return type.getPackageName().startsWith("sweeplab");
    }

    /** A type within another is marked with it. */
    private static boolean visible(JavaClass type) {
        return type.isAnnotatedWith(PublicApi.class)
                || type.getModifiers().contains(JavaModifier.PUBLIC)
                        && type.getEnclosingClass().filter(ApiTest::visible).isPresent();
    }
}
