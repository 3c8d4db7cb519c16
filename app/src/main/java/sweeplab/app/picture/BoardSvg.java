// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.picture;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import sweeplab.app.arena.report.Svg;
import sweeplab.view.View;

/** A position as a picture for a page. */
public final class BoardSvg {

    /** The looks of cells, for the page's style. */
    public static final String STYLE =
            ".covered{fill:#9aa;stroke:#fff}.flag{fill:#9aa;stroke:#fff}.open{fill:#eee;stroke:#fff}"
                    + ".danger{fill:#b22;stroke:#fff}.blocked{fill:#333;stroke:#fff}.lit{stroke:#06c;stroke-width:3}";

    private static final int CELL = 26;

    private BoardSvg() {}

    /** The view with some cells pointed out. */
    public static String of(View view, Set<Integer> lit, String title) {
        List<Tile> tiles = Tile.of(view, lit);
        double right = tiles.stream().mapToDouble(Tile::x).max().orElse(0);
        double bottom = tiles.stream().mapToDouble(Tile::y).max().orElse(0);
        Svg svg = new Svg(pixels(right + 0.5) + 2, pixels(bottom + 0.5) + 2, title);
        boolean squares = view.topology().shape().family().matches("square|torus|plus|plus-torus");
        // Frames lie above their neighbours.
        tiles.stream().filter(tile -> !tile.lit()).forEach(tile -> draw(svg, tile, squares));
        tiles.stream().filter(Tile::lit).forEach(tile -> draw(svg, tile, squares));
        return "<div style=\"max-width:" + pixels(right + 0.5) + "px\">" + svg + "</div>\n";
    }

    private static void draw(Svg svg, Tile tile, boolean square) {
        String style = tile.look().name().toLowerCase(Locale.ROOT) + (tile.lit() ? " lit" : "");
        double half = square && !tile.lit() ? 0.5 : 0.44;
        svg.bar(
                style,
                CELL * (tile.x() - half) + 1,
                CELL * (tile.y() - half) + 1,
                CELL * 2 * half,
                CELL * 2 * half,
                tile.label());
        svg.words("middle", CELL * tile.x() + 1, CELL * tile.y() + 6, tile.label());
    }

    private static int pixels(double cells) {
        return (int) Math.ceil(CELL * cells);
    }
}
