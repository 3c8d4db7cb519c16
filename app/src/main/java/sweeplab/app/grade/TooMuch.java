// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.io.IOException;

/** More was handed in than is copied for one submission. */
public final class TooMuch extends IOException {

    private static final long serialVersionUID = 1L;

    TooMuch(String limits) {
        super("more than " + limits + " handed in");
    }
}
