package jump61.window.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import jump61.game.BoardSize;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.games.sim.SimGame;
import jump61.window.settings.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NewGameTest {
    private static final Player CASUAL = new Player.Computer(3);
    private static final Player EXPERT = new Player.Computer(6);

    private final MatchViewModel match = ManualMatch.model();
    private final Settings settings = new Settings();
    private final NewGame newGame = new NewGame(match, settings);

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

    @ParameterizedTest
    @ValueSource(strings = {"1- 1- / 1- 1-", "1r 1- / 1- 1b"})
    void aGameWithAClockIsPlayedAgainWithIt(String start) {
        newGame.begin(MatchSetup.FIRST);
        TimeControl time = TimeControl.total(Duration.ofMinutes(5), Duration.ofSeconds(3));
        Position position = CubesGame.INSTANCE.parsePosition(start);
        match.begin(new Match(position, new Players(Player.HUMAN, Player.HUMAN)), time);
        match.play(position.legalMoves().get(0));
        newGame.beginAgain();
        assertEquals(position, match.positionProperty().get());
        assertEquals(time, match.clock().control());
    }

    @Test
    void aGameLikeAnotherHasTheClockOfTheLastChoiceOnlyIfThatWasLikeItToo() {
        TimeControl time = TimeControl.total(Duration.ofMinutes(5), Duration.ofSeconds(3));
        Players people = new Players(Player.HUMAN, Player.HUMAN);
        Position start = CubesGame.INSTANCE.start(3);
        newGame.begin(new MatchSetup(CubesGame.INSTANCE, start.size(), people, time));
        newGame.beginLike(start, people);
        assertEquals(time, match.clock().control());
        newGame.beginLike(CubesGame.INSTANCE.start(4), people);
        assertEquals(TimeControl.NONE, match.clock().control());
    }

    @Test
    void anotherLevelIsTriedAtTheGameOnTheBoardNotAtTheOneChosenLast() {
        newGame.begin(MatchSetup.FIRST.withPlayers(new Players(Player.HUMAN, Player.HUMAN)));
        Position start = SimGame.INSTANCE.start(SimGame.INSTANCE.sizes().usualSize());
        match.begin(new Match(start, new Players(Player.HUMAN, EXPERT)), TimeControl.NONE);
        match.play(start.legalMoves().get(0));
        newGame.beginAgainAt(Level.CASUAL);
        assertEquals(start, match.positionProperty().get());
        assertEquals(new Players(Player.HUMAN, CASUAL), match.playersProperty().get());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aHeadStartStaysWithThePersonWhoseGameWasOpened(boolean swap) {
        newGame.begin(MatchSetup.FIRST);
        settings.swapSidesProperty().set(swap);
        BoardSize size = BoardSize.square(4);
        Position start = CubesGame.INSTANCE.headStarts(size, Side.FIRST).get(1);
        match.begin(new Match(start, new Players(Player.HUMAN, EXPERT)), TimeControl.NONE);
        match.play(start.legalMoves().get(0));
        newGame.beginAgain();
        Side you = swap ? Side.SECOND : Side.FIRST;
        assertEquals(
                CubesGame.INSTANCE.headStarts(size, you).get(1),
                match.positionProperty().get());
        assertTrue(match.playersProperty().get().isPerson(you));
    }

    private Players firstAfter(Players last) {
        newGame.begin(MatchSetup.FIRST.withPlayers(last));
        newGame.beginFirst();
        return match.playersProperty().get();
    }
}
