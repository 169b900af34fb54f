package jump61.share.ui;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.record.GameRecord;
import jump61.share.GamePage;
import jump61.share.SharedGame;
import jump61.window.settings.OwnColours;
import jump61.window.settings.Palette;
import jump61.window.settings.Settings;
import jump61.window.settings.SideColour;
import jump61.window.settings.Theme;
import org.junit.jupiter.api.Test;

/** What is shared has the colours that are seen in the window, and their names. */
class ShareColoursTest {
    private final Settings settings = new Settings();

    private String page(Game game) throws Exception {
        Match match = new Match(game.start(game.sizes().usual()), new Players(Player.HUMAN, Player.HUMAN));
        SharedGame shared = SharedGame.of(GameRecord.of(match, Map.of()));
        return GamePage.of(shared.in(ShareController.colours(settings)), "en");
    }

    private void assertShown(String value, String first, String second) throws Exception {
        String page = page(Games.usual());
        assertTrue(page.contains("--red:" + value), page);
        assertTrue(page.contains("title=\"" + first + "\""), page);
        assertTrue(page.contains("title=\"" + second + "\""), page);
    }

    @Test
    void aPaletteIsTakenOver() throws Exception {
        assertShown("#d9493a", "Red", "Blue");
        settings.paletteProperty().set(Palette.VIVID);
        assertShown("#ea86c6", "Magenta", "Green");
    }

    @Test
    void soAreTwoColoursOfOnesOwn() throws Exception {
        settings.setOwnColours(new OwnColours(SideColour.ORANGE, SideColour.TEAL));
        settings.paletteProperty().set(Palette.OWN);
        assertShown("#e8862a", "Orange", "Teal");
    }

    @Test
    void inHighContrastThePaletteIsNotSeen() throws Exception {
        settings.paletteProperty().set(Palette.SAFE);
        settings.themeProperty().set(Theme.HIGH_CONTRAST);
        assertShown("#d9493a", "Red", "Blue");
    }

    @Test
    void aGameWithItsOwnColoursKeepsTheirNames() throws Exception {
        settings.paletteProperty().set(Palette.SAFE);
        Game checkers = Games.byId("checkers").orElseThrow();
        assertFalse(page(checkers).contains("Orange"));
    }
}
