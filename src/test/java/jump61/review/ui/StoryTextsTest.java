package jump61.review.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.beans.property.SimpleObjectProperty;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.checkers.CheckersGame;
import jump61.games.cubes.CubesGame;
import jump61.review.MoveReview;
import jump61.review.ReviewLimits;
import jump61.review.ReviewMonitor;
import jump61.review.Reviewer;
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
    void aPersonWithANameIsCalledByItAsOnTheCard() {
        assertEquals("Anna", name(Side.FIRST, new Players(new Player.Human("Anna"), CASUAL)));
        assertEquals("You", name(Side.FIRST, new Players(Player.HUMAN, CASUAL)));
    }

    @Test
    void twoComputersOfOneLevelAreCalledByTheirColours() {
        assertEquals("Red", name(Side.FIRST, new Players(CASUAL, CASUAL)));
        assertEquals("Blue", name(Side.SECOND, new Players(CASUAL, CASUAL)));
    }

    @Test
    void whoCannotMoveIsNotSaidToHavePlayedSomething() {
        Position blocked = CheckersGame.INSTANCE.parsePosition("..W./..../rw../r.w./rw.w/ww../.w../.... red");
        Match match = new Match(blocked, new Players(CASUAL, SKILLED));
        match.play(blocked.legalMoves().get(0));
        MoveReview pass = new Reviewer(ReviewLimits.of(1_000))
                .review(match.played(), ReviewMonitor.NONE)
                .moves()
                .get(0);
        Texts texts = Texts.in("en");
        StoryTexts story =
                new StoryTexts(match, texts, new MatchTexts(texts, new SimpleObjectProperty<>(Palette.CLASSIC)));
        assertTrue(story.isPass(pass));
        assertEquals("Move 1: Casual couldn’t move.", story.played(pass));
    }
}
