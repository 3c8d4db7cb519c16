package sweeplab.explain;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import org.junit.jupiter.api.Test;

/** The checker trusts the view and the rules: none of the reasoning that finds proofs. */
final class CheckerIndependenceTest {

    @Test
    void theCheckerSharesNoCodeWithTheProver() {
        ArchRuleDefinition.classes()
                .that()
                .haveNameMatching("sweeplab\\.explain\\.(ProofChecker|Meaning|ProofText|Words)(\\$.*)?")
                .should()
                .onlyDependOnClassesThat()
                .haveNameMatching("java\\..*|sweeplab\\.(world|rules|view)\\..*"
                        + "|sweeplab\\.explain\\.(ProofChecker|Meaning|ProofText|Words|Proof|ProofStep|Bound|Sense|Cite"
                        + "|Claim|Evidence|Grade)(\\$.*)?|.*NullMarked|boolean|int|void|long|.*\\[\\]")
                .check(new ClassFileImporter().importPackages("sweeplab.explain"));
    }
}
