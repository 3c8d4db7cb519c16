// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import org.junit.jupiter.api.Test;

/** The checker trusts the view and the rules: none of the reasoning that finds proofs. */
final class CheckerIndependenceTest {

    @Test
    void theCheckerSharesNoCodeWithTheProver() {
        ArchRuleDefinition.classes()
                .that()
                .resideInAPackage("sweeplab.proof..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "org.jspecify..",
                        "sweeplab.base..",
                        "sweeplab.world..",
                        "sweeplab.rules..",
                        "sweeplab.view..",
                        "sweeplab.proof..")
                .check(new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("sweeplab.proof"));
    }
}
