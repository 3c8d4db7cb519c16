// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench.site;

import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/** The words of a part of a document on one line, as a person would read them out: without signs of Markdown and addresses of links. */
final class PlainText extends AbstractVisitor {

    private static final String BETWEEN_CELLS = " · ";
    private static final String BETWEEN_ROWS = "; ";

    private final StringBuilder words = new StringBuilder();

    private PlainText() {}

    static String of(Node node) {
        PlainText text = new PlainText();
        node.accept(text);
        return text.words.toString().replaceAll("\\s+", " ").strip();
    }

    @Override
    public void visit(Text text) {
        words.append(text.getLiteral());
    }

    @Override
    public void visit(Code code) {
        words.append(code.getLiteral());
    }

    @Override
    public void visit(FencedCodeBlock block) {
        words.append(block.getLiteral());
    }

    @Override
    public void visit(IndentedCodeBlock block) {
        words.append(block.getLiteral());
    }

    @Override
    public void visit(SoftLineBreak end) {
        words.append(' ');
    }

    @Override
    public void visit(HardLineBreak end) {
        words.append(' ');
    }

    @Override
    public void visit(Paragraph paragraph) {
        visitChildren(paragraph);
        words.append(' ');
    }

    @Override
    public void visit(ListItem item) {
        words.append("• ");
        visitChildren(item);
    }

    @Override
    public void visit(CustomNode node) {
        int before = words.length();
        visitChildren(node);
        boolean said = words.length() > before;
        if (said && node.getNext() != null) {
            words.append(node instanceof TableCell ? BETWEEN_CELLS : BETWEEN_ROWS);
        }
    }
}
