package jump61.puzzle.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;
import jump61.window.settings.Palette;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerTextsTest {
    /** Puzzles count the winner's moves only: what is a win in 2 there is one in 3 here. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | 1 | Red wins by force in 1: 1:1",
                "en | 3 | Red wins by force in 3 (counting both sides’ moves): 1:1",
                "de | 3 | Rot gewinnt zwingend in 3 (Züge beider Seiten): 1:1",
                "ja | 3 | 赤が3手で必勝です（双方の手を数えて）：1:1"
            })
    void aLongerWinSaysThatItCountsTheMovesOfBothSides(String language, int plies, String expected) {
        Position start = CubesGame.INSTANCE.start(2);
        List<Move> line = List.of(start.legalMoves().get(0));
        Texts texts = Texts.in(language);
        MatchTexts words = new MatchTexts(texts, new SimpleObjectProperty<>(Palette.CLASSIC));
        assertEquals(expected, new AnswerTexts(texts, words, start).of(new Insight.Win(Side.FIRST, plies, line)));
    }
}
