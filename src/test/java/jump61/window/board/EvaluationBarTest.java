package jump61.window.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Optional;
import javafx.stage.Stage;
import jump61.engine.Score;
import jump61.game.Position;
import jump61.games.checkers.CheckersGame;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;
import jump61.review.WinChance;
import jump61.window.FxThreadExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

@ExtendWith(FxThreadExtension.class)
class EvaluationBarTest {
    private static final Position REDS_TURN = CubesGame.INSTANCE.start(6);
    private static final Position BLUES_TURN =
            REDS_TURN.play(new CubesMove(1, 1)).after();

    private EvaluationBar bar;

    @Start
    void make(Stage stage) {
        bar = new EvaluationBar();
        bar.setLocale(Locale.ENGLISH);
    }

    @Test
    void aProvenWinFillsTheBar() {
        bar.show(REDS_TURN, Optional.of(new Score(Score.WIN - 7)));
        assertEquals(1, bar.getValue());
        assertEquals("red wins in 4 moves", bar.getAccessibleText());
        assertEquals("red wins in 4 moves", bar.explanationProperty().get());
        bar.show(BLUES_TURN, Optional.of(new Score(Score.WIN - 1)));
        assertEquals(-1, bar.getValue());
        assertEquals("blue wins in 1 move", bar.getAccessibleText());
        assertEquals("blue wins in 1 move", bar.explanationProperty().get());
    }

    @Test
    void anEstimateIsSeenFromRedsSide() {
        bar.show(REDS_TURN, Optional.of(new Score(300)));
        double lead = bar.getValue();
        assertTrue(lead > 0 && lead < 1);
        assertEquals("red is far ahead", bar.getAccessibleText());
        bar.show(BLUES_TURN, Optional.of(new Score(300)));
        assertEquals(-lead, bar.getValue());
        assertEquals("blue is far ahead", bar.getAccessibleText());
    }

    @Test
    void theLargestEstimateIsNotShownAsAWin() {
        bar.show(REDS_TURN, Optional.of(new Score(19_999)));
        assertTrue(bar.getValue() < 0.95);
    }

    @Test
    void itsPartIsTheWinningChanceThatTheAnalysisTells() {
        Score score = new Score(100);
        double chance = WinChance.of(CubesGame.INSTANCE).of(score);
        bar.show(REDS_TURN, Optional.of(score));
        assertEquals(chance, (1 + bar.getValue()) / 2, 1e-9);
    }

    @Test
    void whileNothingIsKnownTheBarIsInTheMiddle() {
        bar.show(REDS_TURN, Optional.empty());
        assertEquals(0, bar.getValue());
        assertEquals("", bar.getAccessibleText());
    }

    @Test
    void aGameThatIsOverNeedsNoScore() {
        bar.show(CubesGame.INSTANCE.parsePosition("1b 2b / 2b 1b"), Optional.empty());
        assertEquals(-1, bar.getValue());
        assertEquals("blue has won", bar.getAccessibleText());
        assertEquals("blue has won", bar.explanationProperty().get());
    }

    @Test
    void itTakesTheColoursOfTheGame() {
        bar.show(CheckersGame.INSTANCE.start(8), Optional.of(new Score(-200)));
        assertEquals(CheckersGame.INSTANCE, bar.gameProperty().get());
        assertEquals("white is far ahead", bar.getAccessibleText());
    }
}
