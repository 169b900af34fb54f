package jump61.window.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.window.sound.Sound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GameViewTest {
    static List<Game> games() {
        return GameViews.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theRulesOfEveryGameAreIllustratedWithPositions(Game game) {
        assertTrue(GameViews.of(game).rules().stream()
                .anyMatch(paragraph -> !paragraph.pictures().isEmpty()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aSmallPictureIsSeenFromTheSameEndAsTheBoard(Game game) {
        GameView view = GameViews.of(game);
        for (Side side : Side.values()) {
            boolean other = view.lowerSide().filter(lower -> lower != side).isPresent();
            Miniature picture = GameViews.miniature(view.sample(), 40, Optional.of(side));
            assertEquals(other ? 180 : 0, picture.getRotate());
        }
        assertEquals(0, GameViews.miniature(view.sample(), 40, Optional.empty()).getRotate());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aStartOffersNoPass(Game game) {
        assertTrue(GameViews.of(game).pass(game.start(game.sizes().usual())).isEmpty());
    }

    @Test
    void aCascadeSoundsUnlikeASingleSpot() {
        Game game = CubesGame.INSTANCE;
        Position full = game.parsePosition("2r 1- 1- / 1- 2b 1- / 1- 1- 1-");
        assertEquals(Sound.CASCADE, GameViews.of(game).sound(full.play(game.parseMove("1:1"))));
        assertEquals(Sound.move(-2), GameViews.of(game).sound(full.play(game.parseMove("3:3"))));
    }
}
