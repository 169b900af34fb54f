package jump61.games.cubes.ui;

import atlantafx.base.theme.PrimerLight;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.cubes.CubesPosition;
import jump61.lab.usage.Usage;
import jump61.library.ui.Picture;
import jump61.window.board.ColouredScene;
import jump61.window.board.TurnAnimation;

/**
 * Films a winning cascade for the README: one image for each 25th of a second, drawn by the board itself. Run it with
 * the class path of the tests, {@code -Dprism.order=sw}, a display and a folder for the images. Then run the command it
 * prints, which combines them into an animated image with ImageMagick.
 */
public final class CascadeFilm {
    private static final double LENGTH = 400;
    private static final double FRAME_MILLIS = 40;
    private static final int CHANGES = 6000;

    /** Maximum number of waves that one can follow. */
    private static final int WAVES = 13;

    private static final String COMMAND = "convert -loop 0 -delay 130 %1$s/000.png -delay 6 %1$s/0[0-9][0-9].png"
            + " -delay 260 %1$s/end.png -resize 360x360 +dither -colors 56 -layers optimize docs/images/cascade.gif%n";

    private CascadeFilm() {}

    /** {@code FOLDER}. */
    public static void main(String[] arguments) throws IOException {
        Usage.require(CascadeFilm.class, arguments, 1, "FOLDER");
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        Turn turn = LongCascades.climbed(6, CHANGES, CascadeFilm::worth);
        Platform.startup(() -> Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet()));
        Platform.runLater(() -> {
            film(turn, folder);
            System.out.printf(COMMAND, folder);
            Platform.exit();
        });
    }

    /** Returns a position in which Red is nearly lost and wins, in a number of waves that one can follow. */
    private static int worth(Turn turn) {
        CubesPosition before = (CubesPosition) turn.before();
        boolean won = turn.mover() == Side.FIRST && turn.after().result().isPresent();
        int own = before.squares(Side.FIRST);
        return (won ? 100 : 0) - 4 * Math.abs(WAVES - LongCascades.waves(turn)) - Math.abs(own - 6);
    }

    private static void film(Turn turn, Path folder) {
        CubesBoard board = new CubesBoard();
        board.setNumbered(false);
        board.setPosition(turn.before());
        Scene scene = ColouredScene.of(board, LENGTH, LENGTH);
        board.resize(LENGTH, LENGTH);
        board.applyCss();
        board.layout();
        save(scene, folder, "000");
        TurnAnimation animation = ((CubesBoardSkin) board.getSkin()).animate(turn);
        int number = 1;
        double millis = 0;
        for (int stage = 0; stage < animation.stages(); stage++) {
            animation.begin(stage);
            for (; millis < animation.millis(stage); millis += FRAME_MILLIS) {
                animation.show(stage, millis / animation.millis(stage));
                save(scene, folder, String.format("%03d", number++));
            }
            millis -= animation.millis(stage);
        }
        animation.end();
        board.setPosition(turn.after());
        save(scene, folder, "end");
    }

    private static void save(Scene scene, Path folder, String name) {
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        try {
            Picture.of(scene.getRoot(), scene.getRoot().getBoundsInLocal()).save(folder.resolve(name + ".png"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
