// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The seed that an agent outside is told. The boards of a run may come from the same number, so that is never told: sixteen bits of its digest do not give it away. */
final class Secret {

    private Secret() {}

    /** A number from 0 to 65535. */
    static int of(long seed) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest(ByteBuffer.allocate(Long.BYTES).putLong(seed).array());
            return ByteBuffer.wrap(digest).getShort() & 0xffff;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
