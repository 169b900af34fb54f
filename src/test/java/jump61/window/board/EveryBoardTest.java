package jump61.window.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.games.cubes.CubesGame;
import jump61.window.FxThreadExtension;
import jump61.window.FxWait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.framework.junit5.Start;

@ExtendWith(FxThreadExtension.class)
class EveryBoardTest {
    private Stage stage;

    @Start
    void open(Stage newStage) {
        stage = newStage;
    }

    @Test
    void theGamesWithSquaresHaveOneKindOfBoard() {
        long grids = FxWait.ask(() -> GameViews.games().stream()
                .map(game -> GameViews.of(game).newBoard())
                .peek(board -> stage.setScene(ColouredScene.of(board, 400, 400)))
                .peek(BoardControl::applyCss)
                .filter(board -> board.getSkin() instanceof GridBoardSkin<?>)
                .count());
        assertEquals(2, grids);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "6, 6", "7, 0"})
    void aFewWrongSquaresHaveSignsAndManyOnlyFrames(int wrong, int signs) {
        BoardControl board = shown(CubesGame.INSTANCE.start(6));
        FxWait.ask(() -> {
            // No two of them are neighbours.
            board.setWrongPlaces(IntStream.range(0, wrong).mapToObj(i -> 5 * i).toList());
            return null;
        });
        assertEquals(wrong, FxWait.ask(() -> board.lookupAll(".move-frame").size()));
        assertEquals(signs, FxWait.ask(() -> board.lookupAll(".move-sign").size()));
    }

    @Test
    void theNumberOfAColumnIsAboveItsMiddle() {
        Position position = CubesGame.INSTANCE.start(10);
        BoardControl board = shown(position);
        FxWait.ask(() -> {
            board.setNumbered(true);
            board.layout();
            return null;
        });
        Move last = position.legalMoves().get(9);
        double middle = FxWait.ask(() -> board.placeOf(last).orElseThrow().getCenterX());
        double number = FxWait.ask(() -> board.lookupAll(".number").stream()
                .map(Text.class::cast)
                .filter(text -> text.getText().equals("10"))
                .mapToDouble(text -> text.getBoundsInParent().getCenterX())
                .max()
                .orElseThrow());
        assertEquals(middle, number, 1);
    }

    /** {@return a board in the window} */
    private BoardControl shown(Position position) {
        return FxWait.ask(() -> {
            BoardControl board = GameViews.of(position.game()).newBoard();
            board.setPosition(position);
            stage.setScene(ColouredScene.of(board, 400, 400));
            stage.show();
            board.applyCss();
            board.layout();
            return board;
        });
    }

    @Test
    void aMoveThatIsNotWantedIsRefusedAtItsPlaceAndChangesNothing() {
        for (Game game : GameViews.games()) {
            Position position = game.start(game.sizes().usualSize());
            List<String> happened = new ArrayList<>();
            BoardControl board = shown(position);
            board.setOnRefused(why -> happened.add("refused"));
            board.setOnMove(move -> happened.add("played"));
            List<Move> moves = position.legalMoves();
            for (Move move : List.of(moves.get(0), moves.get(moves.size() - 1))) {
                happened.clear();
                FxWait.ask(() -> {
                    board.turnDown(move, "Not now");
                    return null;
                });
                assertEquals(List.of("refused"), happened, game.id() + " " + move.notation());
                assertEquals(position, FxWait.ask(board::getPosition));
            }
        }
    }
}
