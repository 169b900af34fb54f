package jump61.window.board;

import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;
import jump61.game.Colour;
import jump61.game.Level;

/** The face of a level: a die that looks about as clever as the level plays. */
public final class LevelFace extends StackPane {
    /** Returns the face of a level, on a grid of 40 × 40; missing parts are empty. */
    private static Face of(Level level) {
        return switch (level) {
            // Eyes wide open, astonished.
            case BEGINNER ->
                new Face(
                        circle(12.5, 17, 5.2) + circle(27.5, 17, 5.2) + circle(20, 28.5, 2.8),
                        "",
                        circle(13.3, 15.4, 2.4) + circle(28.3, 15.4, 2.4));
            // A broad laugh.
            case IMPROVER ->
                new Face(diamond(13, 3.6) + diamond(27, 3.6) + "M12.5 24.5H27.5C27.5 33 12.5 33 12.5 24.5Z", "", "");
            // A wink.
            case CASUAL ->
                new Face(diamond(13, 3.6), "M23.5 17C25 14.6 29 14.6 30.5 17M12.5 25.5C16 31 24 31 27.5 25.5", "");
            // Glasses.
            case CLUB ->
                new Face(
                        diamond(12.5, 2.5) + diamond(27.5, 2.5),
                        circle(12.5, 16.5, 6) + circle(27.5, 16.5, 6) + "M18.5 16H21.5M14 27.5C17 30 23 30 26 27.5",
                        "");
            // A poker face.
            case STRONG -> new Face(diamond(13, 3.4) + diamond(27, 3.4), "M9 10.5H17M23 10.5H31M13 28H27", "");
            // Eyebrows drawn together.
            case EXPERT ->
                new Face(
                        diamond(13, 3.4) + diamond(27, 3.4),
                        "M8.5 9L17 12.5M31.5 9L23 12.5M13 28.5C18 29.5 23 29 27.5 26",
                        "");
            // Half-closed eyes over a moustache.
            case MASTER ->
                new Face(
                        "M7.5 16.500H17.5A5 5 0 0 1 7.5 16.500ZM22.5 16.500H32.5A5 5 0 0 1 22.5 16.500Z"
                                + "M20 25C15 23.5 12 26 9.5 29.5C14 30.5 18 30 20 27.8"
                                + "C22 30 26 30.5 30.5 29.5C28 26 25 23.5 20 25Z",
                        "M8 12H17M23 12H32",
                        "");
            // At peace, with a crown.
            case GRANDMASTER ->
                new Face(
                        "M9 14L7.5 4L14 8.5L20 2L26 8.5L32.5 4L31 14Z",
                        "M9 19C10.5 22 15.5 22 17 19M23 19C24.5 22 29.5 22 31 19M13.5 27.5C17 30.5 23 30.5 26.5 27.5",
                        "");
        };
    }

    /** The filled shapes, the lines, and the dark shapes of a face. */
    private record Face(String filled, String lines, String dark) {}

    /** Creates the face of a level in the colour and shape of the side that it plays. */
    public LevelFace(Level level, Colour side) {
        this(level);
        BoardPseudoClasses.setColour(this, Optional.of(side));
    }

    /** Creates the face of a level that may play either side. */
    public LevelFace(Level level) {
        Face face = of(level);
        Region tile = new Region();
        tile.getStyleClass().add("face-tile");
        // Keeps the grid in place, no matter what is drawn.
        SVGPath grid = path("M0 0H40V40H0Z", "face-grid");
        Group features = new Group(
                grid,
                path(face.filled(), "face-filled"),
                path(face.lines(), "face-lines"),
                path(face.dark(), "face-dark"));
        getStyleClass().add("level-face");
        getChildren().setAll(tile, features);
    }

    private static SVGPath path(String content, String styleClass) {
        SVGPath path = new SVGPath();
        path.setContent(content);
        path.getStyleClass().add(styleClass);
        return path;
    }

    private static String circle(double x, double y, double radius) {
        return "M" + x + " " + (y - radius) + "a" + radius + " " + radius + " 0 1 0 0.01 0Z";
    }

    private static String diamond(double x, double radius) {
        double y = 17;
        double reach = radius * 1.2;
        String top = "M" + x + " " + (y - reach);
        String right = "L" + (x + reach) + " " + y;
        String bottom = "L" + x + " " + (y + reach);
        return top + right + bottom + "L" + (x - reach) + " " + y + "Z";
    }
}
