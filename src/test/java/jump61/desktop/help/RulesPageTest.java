package jump61.desktop.help;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import jump61.desktop.games.BoardControls;
import jump61.game.Game;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RulesPageTest {
    static List<Game> games() {
        return BoardControls.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theRulesOfEveryGameOfTheWindowAreToldWithPictures(Game game) {
        assertTrue(RulesPage.of(game).stream()
                .anyMatch(paragraph -> !paragraph.pictures().isEmpty()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theTextsOfAGamesRulesAreItsOwn(Game game) {
        assertTrue(RulesPage.of(game).stream()
                .allMatch(paragraph -> paragraph.textKey().startsWith("rules." + game.id() + ".")));
    }
}
