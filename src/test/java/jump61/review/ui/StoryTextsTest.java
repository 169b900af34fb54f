package jump61.review.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.beans.property.SimpleObjectProperty;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;
import jump61.window.settings.Palette;
import org.junit.jupiter.api.Test;

class StoryTextsTest {
    private static final Player CASUAL = new Player.Computer(3);
    private static final Player SKILLED = new Player.Computer(5);

    private static String name(Side side, Players players) {
        Texts texts = Texts.in("en");
        Match match = new Match(CubesGame.INSTANCE.start(6), players);
        return new StoryTexts(match, texts, new MatchTexts(texts, new SimpleObjectProperty<>(Palette.CLASSIC)))
                .name(side);
    }

    @Test
    void aComputerIsCalledByItsLevel() {
        assertEquals("Casual", name(Side.SECOND, new Players(Player.HUMAN, CASUAL)));
        assertEquals("Casual", name(Side.FIRST, new Players(CASUAL, SKILLED)));
    }

    @Test
    void twoComputersOfOneLevelAreCalledByTheirColours() {
        assertEquals("Red", name(Side.FIRST, new Players(CASUAL, CASUAL)));
        assertEquals("Blue", name(Side.SECOND, new Players(CASUAL, CASUAL)));
    }
}
