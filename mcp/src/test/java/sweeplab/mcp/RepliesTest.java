// SPDX-License-Identifier: Apache-2.0
package sweeplab.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import org.junit.jupiter.api.Test;

final class RepliesTest {

    @Test
    void whereMemoryEndsThatIsAnAnswerToo() {
        CallToolResult result = Replies.guarded(() -> {
            throw new OutOfMemoryError();
        });
        assertThat(result.isError()).isTrue();
        assertThat(((TextContent) result.content().get(0)).text())
                .isEqualTo("this takes more memory than there is: try a smaller board");
    }
}
