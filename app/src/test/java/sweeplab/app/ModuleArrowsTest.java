// SPDX-License-Identifier: Apache-2.0
package sweeplab.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The arrows between modules point one way, core ← sat ← app, and each library stays in the module that needs it. */
final class ModuleArrowsTest {

    private static final String SAT = "sweeplab.sat..";
    private static final String APP = "sweeplab.app..";

    private static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            // The tests of core, which those of app build on, come in a jar.
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("sweeplab");

    @Test
    void coreKnowsNeitherSatNorApp() {
        noClasses()
                .that()
                .resideOutsideOfPackages(SAT, APP)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(SAT, APP)
                .check(ALL);
    }

    @Test
    void satDoesNotKnowApp() {
        noClasses()
                .that()
                .resideInAPackage(SAT)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(APP)
                .check(ALL);
    }

    @Test
    void onlySatUsesTheSolvers() {
        onlyInside(SAT, "org.logicng..", "org.sat4j..");
    }

    @Test
    void onlyAppTalksToPeople() {
        onlyInside(
                APP,
                "picocli..",
                "org.jline..",
                "me.tongfei..",
                "org.knowm.xchart..",
                "de.erichseifert..",
                "tools.jackson..");
    }

    @Test
    void onlySparkKnowsSpark() {
        onlyInside("sweeplab.spark..", "org.apache.spark..", "scala..");
    }

    @Test
    void noPackageCycles() {
        slices().matching("sweeplab.(**)").should().beFreeOfCycles().check(ALL);
    }

    private static void onlyInside(String home, String... libraries) {
        noClasses()
                .that()
                .resideOutsideOfPackage(home)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(libraries)
                .check(ALL);
    }
}
