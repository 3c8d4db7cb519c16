// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

import sweeplab.base.PublicApi;

/** What one cell of a world holds. */
@PublicApi
public enum Content {
    CLEAR,
    DANGER,
    GOLD,
    BLOCKED;

    private static final Content[] ALL = values();

    /** The number that stands for this content in {@link World#of}. */
    public byte code() {
        return (byte) ordinal();
    }

    static Content of(byte code) {
        return ALL[code];
    }
}
