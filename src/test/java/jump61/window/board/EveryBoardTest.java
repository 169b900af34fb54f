package jump61.window.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.stage.Stage;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.window.FxThreadExtension;
import jump61.window.FxWait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
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

    @Test
    void aMoveThatIsNotWantedIsRefusedAtItsPlaceAndChangesNothing() {
        for (Game game : GameViews.games()) {
            Position position = game.start(game.sizes().usualSize());
            List<String> happened = new ArrayList<>();
            BoardControl board = FxWait.ask(() -> {
                BoardControl made = GameViews.of(game).newBoard();
                made.setPosition(position);
                made.setOnRefused(() -> happened.add("refused"));
                made.setOnMove(move -> happened.add("played"));
                stage.setScene(ColouredScene.of(made, 400, 400));
                stage.show();
                made.applyCss();
                made.layout();
                return made;
            });
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
