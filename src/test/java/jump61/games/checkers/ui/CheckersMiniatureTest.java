package jump61.games.checkers.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Path;
import jump61.games.checkers.CheckersGame;
import jump61.games.checkers.CheckersPosition;
import jump61.window.board.Miniature;
import org.junit.jupiter.api.Test;

/** A board as small as in a list. */
class CheckersMiniatureTest {
    private static final double LENGTH = 80;

    private final Miniature picture = new Miniature(LENGTH);

    private List<Integer> squaresWith(String styleClass) {
        Node node = picture.getChildrenUnmodifiable().stream()
                .filter(child -> child.getStyleClass().contains(styleClass))
                .findFirst()
                .orElseThrow();
        ((Path) node).setFill(Color.BLACK);
        double pitch = LENGTH / 8;
        return IntStream.range(0, 64)
                .filter(square -> node.contains((square % 8 + 0.5) * pitch, (square / 8 + 0.5) * pitch))
                .boxed()
                .toList();
    }

    @Test
    void menStandOnDarkSquares() {
        CheckersPosition start = (CheckersPosition) CheckersGame.INSTANCE.start(8);
        new CheckersView().draw(start, picture);
        List<Integer> dark = squaresWith("mini-dark-wood");
        assertEquals(32, dark.size());
        assertEquals(dark.subList(0, 12), squaresWith("mini-man"));
        assertEquals(dark.subList(20, 32), squaresWith("mini-white"));
    }
}
