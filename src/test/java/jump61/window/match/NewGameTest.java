package jump61.window.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jump61.game.Player;
import jump61.game.Players;
import jump61.window.settings.Settings;
import org.junit.jupiter.api.Test;

class NewGameTest {
    private static final Player CASUAL = new Player.Computer(3);
    private static final Player EXPERT = new Player.Computer(6);

    private final MatchViewModel match = ManualMatch.model();
    private final NewGame newGame = new NewGame(match, new Settings());

    @Test
    void theFirstGameIsLikeTheLastOne() {
        assertEquals(new Players(CASUAL, Player.HUMAN), firstAfter(new Players(CASUAL, Player.HUMAN)));
        assertEquals(new Players(Player.HUMAN, Player.HUMAN), firstAfter(new Players(Player.HUMAN, Player.HUMAN)));
        assertTrue(match.matchProperty().get().played().isEmpty());
    }

    @Test
    void whoeverWatchedLastPlaysTheFirstGameSoThatNothingMovesByItself() {
        assertEquals(new Players(Player.HUMAN, EXPERT), firstAfter(new Players(CASUAL, EXPERT)));
    }

    private Players firstAfter(Players last) {
        newGame.begin(MatchSetup.FIRST.withPlayers(last));
        newGame.beginFirst();
        return match.playersProperty().get();
    }
}
