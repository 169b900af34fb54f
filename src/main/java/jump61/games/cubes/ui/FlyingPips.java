package jump61.games.cubes.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.shape.Path;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.PipShape;

/** Pips on their way from square to square. They are reused, because a cascade may send hundreds. */
final class FlyingPips extends Group {
    private final List<Path> pool = new ArrayList<>();
    private Optional<Side> side = Optional.empty();
    private double radius;
    private int used;

    FlyingPips() {
        getStyleClass().add("flying-pips");
        setManaged(false);
        setMouseTransparent(true);
        setAutoSizeChildren(false);
    }

    /** Sets the appearance of the pips. */
    void look(Side newSide, double newRadius) {
        if (side.filter(newSide::equals).isEmpty() || radius != newRadius) {
            side = Optional.of(newSide);
            radius = newRadius;
            BoardPseudoClasses.setColour(this, side.map(CubesGame.INSTANCE::colour));
            pool.forEach(this::draw);
        }
    }

    /** Starts a new frame. Pips that are not placed before {@link #done} disappear. */
    void start() {
        used = 0;
    }

    /** Places one more pip on the board. */
    void place(double x, double y) {
        if (used == pool.size()) {
            pool.add(newPip());
        }
        Path pip = pool.get(used++);
        pip.setTranslateX(x);
        pip.setTranslateY(y);
        pip.setVisible(true);
    }

    /** Ends a frame. */
    void done() {
        pool.subList(used, pool.size()).forEach(pip -> pip.setVisible(false));
    }

    /** Removes all pips. */
    void clear() {
        start();
        done();
    }

    private Path newPip() {
        Path pip = new Path();
        pip.getStyleClass().add("flying-pip");
        draw(pip);
        getChildren().add(pip);
        return pip;
    }

    private void draw(Path pip) {
        pip.getElements()
                .setAll(PipShape.of(side.map(CubesGame.INSTANCE::colour)).outline(0, 0, radius));
    }
}
