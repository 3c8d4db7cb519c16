/** Formulas, encodings and SAT solvers behind the seam {@link sweeplab.infer.SatSolver}. */
@NullMarked
package sweeplab.sat;

import org.jspecify.annotations.NullMarked;
