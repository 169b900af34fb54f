package jump61.window.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ListChangeListener;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.game.Warnings;
import jump61.games.cubes.CubesGame;
import jump61.window.Texts;
import jump61.window.settings.Palette;
import jump61.window.settings.Settings;
import org.junit.jupiter.api.Test;

class HeadlineTest {
    private static final Player CASUAL = new Player.Computer(3);

    private final ManualTime time = new ManualTime();
    private final ManualThinker program = new ManualThinker();
    private final MatchViewModel match = new MatchViewModel(
            new MatchViewModel.Surroundings(program, new ManualThinker(), time, time::nanos, () -> 7));
    private final Texts texts = Texts.in(Locale.ENGLISH.getLanguage());
    private final Headline headline =
            new Headline(match, texts, new MatchTexts(texts, new SimpleObjectProperty<>(Palette.CLASSIC)));

    @Test
    void theOnlyPersonIsToldWhenItIsTheirTurn() {
        begin("1- 1- / 1- 1-", Player.HUMAN, CASUAL);
        assertEquals("Your turn", headline.text());
        match.play(CubesGame.INSTANCE.parseMove("1:1"));
        assertEquals("Casual is thinking…", headline.text());
    }

    @Test
    void betweenTwoPeopleASideIsCalledByItsColour() {
        begin("1- 1- / 1- 1-", Player.HUMAN, Player.HUMAN);
        assertEquals("Red’s turn", headline.text());
        match.play(CubesGame.INSTANCE.parseMove("1:1"));
        assertEquals("Blue’s turn", headline.text());
    }

    @Test
    void peopleWithNamesAreCalledByThem() {
        begin("2r 1b / 1r 2r", new Player.Human("Anna"), new Player.Human("Ben"));
        assertEquals("Anna’s turn", headline.text());
        match.play(CubesGame.INSTANCE.parseMove("1:1"));
        assertEquals("Anna wins", headline.text());
    }

    @Test
    void twoPlayersOfOneNameAreToldApartByTheirColours() {
        begin("1- 1- / 1- 1-", CASUAL, CASUAL);
        assertEquals("Red’s turn", headline.text());
        begin("1- 1- / 1- 1-", new Player.Human("Anna"), new Player.Human("Anna"));
        assertEquals("Red’s turn", headline.text());
        begin("1- 1- / 1- 1-", new Player.Program("gnubg"), new Player.Program("gnubg"));
        assertEquals("Red’s turn", headline.text());
    }

    @Test
    void whileSpotsStillFlyItIsTheMoversTurn() {
        match.setDisplay(new Slow());
        begin("1- 1- / 1- 1-", Player.HUMAN, CASUAL);
        match.play(CubesGame.INSTANCE.parseMove("1:1"));
        assertEquals("Your turn", headline.text());
        assertEquals(Optional.of(Side.FIRST), headline.side());
    }

    @Test
    void whileSpotsStillFlyNobodysTurnIsReadAloud() {
        MatchTexts words = new MatchTexts(texts, new SimpleObjectProperty<>(Palette.CLASSIC));
        SpokenState spoken = new SpokenState(match, new Settings(), texts, words);
        begin("1- 1- / 1- 1-", Player.HUMAN, CASUAL);
        assertEquals("Your turn.", spoken.text());
        match.setDisplay(new Slow());
        match.play(CubesGame.INSTANCE.parseMove("1:1"));
        assertEquals("", spoken.text());
    }

    @Test
    void whoHasWonIsReadAloudBeforeTheReason() {
        MatchTexts words = new MatchTexts(texts, new SimpleObjectProperty<>(Palette.CLASSIC));
        SpokenState spoken = new SpokenState(match, new Settings(), texts, words);
        begin("2r 1b / 1r 2r", Player.HUMAN, CASUAL);
        match.play(CubesGame.INSTANCE.parseMove("1:1"));
        assertEquals("You win! All 4 squares are yours, after 1 move.", spoken.text());
    }

    @Test
    void theHeadlineCanBeReadWhileAMoveWhoseSpotsFlyIsTakenBack() {
        begin("1- 1- / 1- 1-", Player.HUMAN, Player.HUMAN);
        match.play(CubesGame.INSTANCE.parseMove("1:1"));
        match.setDisplay(new Slow());
        match.play(CubesGame.INSTANCE.parseMove("2:2"));
        List<Optional<Side>> told = new ArrayList<>();
        match.turns().addListener((ListChangeListener<Turn>) change -> told.add(headline.side()));
        match.undo();
        assertEquals(List.of(Optional.of(Side.FIRST)), told);
        assertEquals(Optional.of(Side.SECOND), headline.side());
    }

    @Test
    void aComputerDoesNotThinkWhileItsMoveIsShown() {
        match.setDisplay(new Slow());
        begin("1- 1- / 1- 1-", CASUAL, Player.HUMAN);
        assertEquals("Casual is thinking…", headline.text());
        program.answers(CubesGame.INSTANCE.parseMove("1:1"));
        time.pass(Duration.ofSeconds(1));
        assertEquals("Casual’s turn", headline.text());
        assertEquals(Optional.of(Side.FIRST), headline.side());
    }

    @Test
    void aComputerDoesNotThinkWhileThePersonsMoveIsLookedAt() {
        Queue<Runnable> goingOn = new ArrayDeque<>();
        match.setSecondLook(new SecondLook() {
            @Override
            public void look(Turn played, Runnable goOn) {
                goingOn.add(goOn);
            }

            @Override
            public void forget() {
                goingOn.clear();
            }
        });
        Match warned = new Match(CubesGame.INSTANCE.start(2), new Players(Player.HUMAN, CASUAL));
        warned.warnOf(Warnings.BLUNDERS);
        match.begin(warned, TimeControl.NONE);
        match.play(CubesGame.INSTANCE.parseMove("1:1"));
        assertEquals("Casual’s turn", headline.text());
        goingOn.remove().run();
        assertEquals("Casual is thinking…", headline.text());
    }

    @Test
    void winsAndLossesAreAddressedToYou() {
        begin("2r 1b / 1r 2r", Player.HUMAN, CASUAL);
        match.play(CubesGame.INSTANCE.parseMove("1:1"));
        assertEquals("You win!", headline.text());
        begin("2r 1b / 1r 2r", CASUAL, Player.HUMAN);
        program.answers(CubesGame.INSTANCE.parseMove("1:1"));
        time.pass(Duration.ofSeconds(1));
        assertEquals("You lose", headline.text());
        assertEquals(Optional.of(Side.FIRST), headline.side());
    }

    @Test
    void betweenTwoPeopleTheWinnerIsNamed() {
        begin("2r 1b / 1r 2r", Player.HUMAN, Player.HUMAN);
        match.play(CubesGame.INSTANCE.parseMove("1:1"));
        assertEquals("Red wins", headline.text());
    }

    /** Such as a wrong move in a puzzle whose answer wins. */
    @Test
    void aTaskStaysAboutItsSideWhereTheOtherHasWonAside() {
        begin("1- 1- / 1- 1-", Player.HUMAN, Player.HUMAN);
        match.setMode(Optional.of(new Task()));
        match.showAside(CubesGame.INSTANCE.parsePosition("2b 1b / 1b 2b"), null);
        assertEquals(
                Optional.of(Side.SECOND),
                match.positionProperty().get().result().orElseThrow().winner());
        assertEquals(Optional.of(Side.FIRST), headline.side());
    }

    private static final class Task implements BoardMode {
        @Override
        public boolean takesMoves() {
            return true;
        }

        @Override
        public void chosen(Move move) {
            throw new AssertionError("nothing is played");
        }

        @Override
        public Optional<Side> side() {
            return Optional.of(Side.FIRST);
        }
    }

    @Test
    void lookingBackSaysWhereAndWhoMoved() {
        begin("1- 1- / 1- 1-", Player.HUMAN, Player.HUMAN);
        match.play(CubesGame.INSTANCE.parseMove("1:1"));
        match.play(CubesGame.INSTANCE.parseMove("2:2"));
        match.walkTo(1);
        assertTrue(headline.isLookingBack());
        assertEquals("Move 1 of 1", headline.text());
        assertEquals(Optional.of(Side.FIRST), headline.side());
        match.walkTo(0);
        assertEquals("Before the first move", headline.text());
        assertEquals(Optional.of(Side.FIRST), headline.side());
    }

    private void begin(String board, Player first, Player second) {
        match.begin(new Match(CubesGame.INSTANCE.parsePosition(board), new Players(first, second)), TimeControl.NONE);
    }

    /** A display whose animations never end. */
    private static final class Slow implements TurnDisplay {
        @Override
        public void place(Position position, Turn last) {}

        @Override
        public void show(Turn turn, Runnable whenDone) {}

        @Override
        public void finishNow() {}
    }
}
