// SPDX-License-Identifier: Apache-2.0
package sweeplab.mcp;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.imageio.ImageIO;
import sweeplab.app.picture.Tile;
import sweeplab.view.View;

/** A position as a PNG. */
final class Picture {

    private static final int CELL = 28;
    private static final int MOST_CELLS = 2_500;

    static {
        System.setProperty("java.awt.headless", "true");
    }

    private Picture() {}

    /** The picture in base 64; nothing for a board that is too large. */
    static Optional<String> png(View view, Set<Integer> lit) {
        if (view.topology().size() > MOST_CELLS) {
            return Optional.empty();
        }
        List<Tile> tiles = Tile.of(view, lit);
        double right = tiles.stream().mapToDouble(Tile::x).max().orElse(0) + 0.5;
        double bottom = tiles.stream().mapToDouble(Tile::y).max().orElse(0) + 0.5;
        BufferedImage image = new BufferedImage(
                (int) Math.ceil(CELL * right) + 2, (int) Math.ceil(CELL * bottom) + 2, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setColor(Color.WHITE);
        pen.fillRect(0, 0, image.getWidth(), image.getHeight());
        pen.setFont(new Font(Font.SANS_SERIF, Font.BOLD, 15));
        tiles.forEach(tile -> draw(pen, tile));
        pen.dispose();
        return Optional.of(encoded(image));
    }

    private static void draw(Graphics2D pen, Tile tile) {
        int left = (int) Math.round(CELL * (tile.x() - 0.46)) + 1;
        int top = (int) Math.round(CELL * (tile.y() - 0.46)) + 1;
        int size = (int) Math.round(CELL * 0.92);
        pen.setColor(colour(tile.look()));
        pen.fillRect(left, top, size, size);
        if (tile.lit()) {
            pen.setColor(new Color(0x0066CC));
            pen.setStroke(new BasicStroke(3));
            pen.drawRect(left, top, size, size);
        }
        pen.setColor(tile.look() == Tile.Look.DANGER || tile.look() == Tile.Look.BLOCKED ? Color.WHITE : Color.BLACK);
        int width = pen.getFontMetrics().stringWidth(tile.label());
        pen.drawString(tile.label(), left + (size - width) / 2, top + size / 2 + 6);
    }

    private static Color colour(Tile.Look look) {
        return switch (look) {
            case COVERED, FLAG -> new Color(0x99AAAA);
            case OPEN -> new Color(0xEEEEEE);
            case DANGER -> new Color(0xBB2222);
            case BLOCKED -> new Color(0x333333);
        };
    }

    private static String encoded(BufferedImage image) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }
}
