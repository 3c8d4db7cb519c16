// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import javax.imageio.ImageIO;
import sweeplab.world.Topology;

/** Boards one below the other, each cell coloured by a number: light for low, dark for high. Written as PNG. */
public final class HeatMap {

    private static final int SIDE = 14;
    private static final int MARGIN = 16;
    private static final int TITLE = 22;
    private static final int KEY = 60;

    private final Topology topology;
    private final double low;
    private final double high;
    private final List<String> titles = new ArrayList<>();
    private final List<IntToDoubleFunction> panels = new ArrayList<>();

    /** Numbers from low to high get the whole scale of colours. */
    public HeatMap(Topology topology, double low, double high) {
        this.topology = topology;
        this.low = low;
        this.high = high;
    }

    public void add(String title, IntToDoubleFunction numbers) {
        titles.add(title);
        panels.add(numbers);
    }

    public void write(Path file) {
        int width = Math.max(420, topology.columns() * SIDE + 2 * MARGIN);
        int panel = topology.rows() * SIDE + TITLE + MARGIN;
        BufferedImage image = new BufferedImage(width, panels.size() * panel + KEY, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        pen.setColor(Color.WHITE);
        pen.fillRect(0, 0, image.getWidth(), image.getHeight());
        pen.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 13));
        for (int i = 0; i < panels.size(); i++) {
            draw(pen, titles.get(i), panels.get(i), i * panel);
        }
        drawKey(pen, panels.size() * panel, width - 2 * MARGIN);
        try {
            ImageIO.write(image, "png", file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void draw(Graphics2D pen, String title, IntToDoubleFunction numbers, int top) {
        pen.setColor(Color.BLACK);
        pen.drawString(title, MARGIN, top + TITLE - 6);
        for (int cell = 0; cell < topology.size(); cell++) {
            pen.setColor(colour(numbers.applyAsDouble(cell)));
            pen.fillRect(MARGIN + topology.column(cell) * SIDE, top + TITLE + topology.row(cell) * SIDE, SIDE, SIDE);
        }
    }

    private void drawKey(Graphics2D pen, int top, int width) {
        for (int x = 0; x < width; x++) {
            pen.setColor(colour(low + (high - low) * x / (width - 1)));
            pen.fillRect(MARGIN + x, top + 6, 1, SIDE);
        }
        pen.setColor(Color.BLACK);
        for (int step = 0; step <= 4; step++) {
            String words = Math.round(100 * (low + (high - low) * step / 4)) + " %";
            int room = pen.getFontMetrics().stringWidth(words);
            pen.drawString(words, MARGIN + step * (width - room) / 4, top + SIDE + 22);
        }
    }

    // From nearly white over orange to dark red and black: lightness falls all the way, so it reads in grey too.
    private Color colour(double number) {
        double share = Math.max(0, Math.min(1, (number - low) / (high - low)));
        double[][] scale = {{255, 250, 235}, {253, 190, 110}, {217, 72, 41}, {122, 10, 50}, {30, 0, 30}};
        int from = Math.min(3, (int) (share * 4));
        double part = share * 4 - from;
        int[] mixed = new int[3];
        for (int i = 0; i < 3; i++) {
            mixed[i] = (int) Math.round(scale[from][i] * (1 - part) + scale[from + 1][i] * part);
        }
        return new Color(mixed[0], mixed[1], mixed[2]);
    }
}
