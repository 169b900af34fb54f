package jump61.window.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import jump61.engine.Score;
import jump61.engine.SearchResult;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.games.checkers.CheckersGame;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;
import jump61.games.sim.SimGame;
import jump61.games.sim.SimMove;
import jump61.window.Texts;
import jump61.window.settings.Palette;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchTextsTest {
    private final ObjectProperty<Palette> palette = new SimpleObjectProperty<>(Palette.CLASSIC);
    private final MatchTexts english = new MatchTexts(Texts.in("en"), palette);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | 1r 1- / 1- 1- | 1 square",
                "en | 2r 1r / 1b 1- | 2 squares",
                "en | 1b 1- / 1- 1- | 0 squares",
                "de | 1r 1- / 1- 1- | 1 Feld",
                "de | 2r 1r / 1b 1- | 2 Felder",
                "zh | 2r 1r / 1b 1- | 2 格"
            })
    void theCountOfASideIsPutIntoWords(String language, String board, String expected) {
        MatchTexts words = new MatchTexts(Texts.in(language), palette);
        assertEquals(expected, words.count(Side.FIRST, CubesGame.INSTANCE.parsePosition(board)));
    }

    @ParameterizedTest
    @CsvSource({"SAFE,Orange,Blue", "VIVID,Magenta,Green"})
    void aSideIsNamedByTheColourItIsDrawnIn(Palette chosen, String red, String blue) {
        palette.set(chosen);
        assertEquals(red, english.side(Side.FIRST, CubesGame.INSTANCE));
        assertEquals(blue, english.side(Side.SECOND, SimGame.INSTANCE));
        var byRules = new Result(Optional.of(Side.FIRST), Result.Reason.RULES);
        assertEquals(red + " wins", english.title(byRules, SimGame.INSTANCE));
    }

    @Test
    void draughtsmenAreRedAndWhiteInEveryPalette() {
        palette.set(Palette.VIVID);
        assertEquals("Red", english.side(Side.FIRST, CheckersGame.INSTANCE));
        assertEquals("White", english.side(Side.SECOND, CheckersGame.INSTANCE));
    }

    @Test
    void oneLineIsOneLine() {
        var position = SimGame.INSTANCE.start(6).play(new SimMove(1, 2)).after();
        assertEquals("1 line", english.count(Side.FIRST, position));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"1 | Remove 1 move", "4 | Remove 4 moves"})
    void whatIsDroppedIsCounted(int moves, String expected) {
        assertEquals(expected, Texts.in("en").get("drop.goOn", moves));
    }

    @Test
    void theEndSaysWhatEndedIt() {
        var board = CubesGame.INSTANCE.parsePosition("2r 3r / 1r 2r");
        var byRules = new Result(Optional.of(Side.FIRST), Result.Reason.RULES);
        var onTime = new Result(Optional.of(Side.FIRST), Result.Reason.TIME);
        var nobody = new Players(Player.HUMAN, Player.HUMAN);
        assertEquals("Red owns every square, after 12 moves.", english.detail(byRules, board, 12, nobody));
        var people = new Players(new Player.Human("Anna"), new Player.Human("Ben"));
        assertEquals("Anna owns every square, after 12 moves.", english.detail(byRules, board, 12, people));
        var computers = new Players(new Player.Computer(3), new Player.Computer(6));
        assertEquals("Casual owns every square, after 12 moves.", english.detail(byRules, board, 12, computers));
        assertEquals("Casual wins", english.title(byRules, computers, CubesGame.INSTANCE));
        var twins = new Players(new Player.Computer(3), new Player.Computer(3));
        assertEquals("Red wins", english.title(byRules, twins, CubesGame.INSTANCE));
        assertEquals("Red’s turn.", english.turn(CubesGame.INSTANCE.start(4), twins));
        var namesakes = new Players(new Player.Human("Anna"), new Player.Human("Anna"));
        assertEquals("Red wins", english.title(byRules, namesakes, CubesGame.INSTANCE));
        assertEquals("Blue · 3", english.underName(Side.SECOND, namesakes, CubesGame.INSTANCE, "3"));
        var lost = new Players(new Player.Computer(3), Player.HUMAN);
        assertEquals("All 4 squares are Casual’s, after 12 moves.", english.detail(byRules, board, 12, lost));
        assertEquals("On time, after 1 move.", english.detail(onTime, board, 1, nobody));
        assertEquals("On time, before the first move.", english.detail(onTime, board, 0, nobody));
        var men = CheckersGame.INSTANCE.parsePosition("..../..../..../..../..../..../..../RRRR white");
        assertEquals("Four kings: 8 points to 0, after 70 moves.", english.detail(byRules, men, 70, nobody));
    }

    @Test
    void aPersonWithANameIsCalledByItAgainstTheComputerToo() {
        Player computer = new Player.Computer(3);
        assertEquals("You", english.player(Side.FIRST, new Players(Player.HUMAN, computer)));
        assertEquals("Anna", english.player(Side.FIRST, new Players(new Player.Human("Anna"), computer)));
    }

    @Test
    void theEndOfCheckersSaysWhoCouldNotMove() {
        var position = CheckersGame.INSTANCE.parsePosition("..../..../..../..../..../..../..r./.wwR red");
        Position last = position.play(position.legalMoves().get(0)).after();
        Result result = last.result().orElseThrow();
        assertEquals(
                "Red wins, 3 points to 2: Red couldn’t move, after 40 moves.",
                english.detail(result, last, 40, new Players(Player.HUMAN, Player.HUMAN)));
        var against = new Players(Player.HUMAN, new Player.Computer(1));
        assertEquals(
                "3 points to 2, after 40 moves.", english.detail(result, last, 40, against), "you are stuck, and win");
        var computer = new Players(new Player.Computer(3), Player.HUMAN);
        assertEquals(
                "Casual wins, 3 points to 2: Casual couldn’t move, after 40 moves.",
                english.detail(result, last, 40, computer));
    }

    @Test
    void theEndOfSimNamesWhoClosedATriangle() {
        Position last = SimGame.INSTANCE.start(6);
        for (String line : List.of("12", "34", "13", "45", "23")) {
            last = last.play(SimGame.INSTANCE.parseMove(line)).after();
        }
        Result result = last.result().orElseThrow();
        var people = new Players(new Player.Human("Anna"), new Player.Human("Ben"));
        assertEquals("Anna closed a triangle, after 3 moves.", english.detail(result, last, 3, people));
        var computer = new Players(new Player.Computer(3), Player.HUMAN);
        assertEquals("Casual closed a triangle, after 3 moves.", english.detail(result, last, 3, computer));
        assertEquals(
                "Red closed a triangle, after 3 moves.",
                english.detail(result, last, 3, new Players(Player.HUMAN, Player.HUMAN)));
    }

    @Test
    void anEndThatBothShareIsADrawButInCheckersBothWin() {
        assertEquals("A draw", english.title(Result.shared(), SimGame.INSTANCE));
        assertEquals("Equal scores: both sides win", english.title(Result.shared(), CheckersGame.INSTANCE));
        var lost = new Result(Optional.empty(), Result.Reason.CONNECTION);
        assertEquals("Not decided", english.title(lost, CubesGame.INSTANCE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1999999 | Play 1:1: it wins now.",
                "1999993 | Play 1:1: it wins in at most 4 moves.",
                "-1999994 | Play 1:1: it holds out longest.",
                "10 | Play 1:1: you stay even.",
                "50 | Play 1:1: you stay ahead.",
                "-50 | Play 1:1: your best chance.",
                "150 | Play 1:1: you stay ahead.",
                "-400 | Play 1:1: your best chance."
            })
    void aHintSaysWhoIsAheadInWords(int value, String expected) {
        assertEquals(expected, english.hint(hint(value), CubesGame.INSTANCE.start(2), false));
    }

    @Test
    void numbersAreGivenForTheSideThatIsAhead() {
        assertEquals(
                "Play 1:1: your best chance. (Blue +1.5, depth 11)",
                english.hint(hint(-150), CubesGame.INSTANCE.start(2), true));
    }

    @Test
    void aHintInShortLeavesOutTheOtherMoves() {
        var moves = List.of(
                new SearchResult.MoveScore(new CubesMove(1, 1), new Score(10), List.of()),
                new SearchResult.MoveScore(new CubesMove(2, 2), new Score(10), List.of()));
        var hint = new SearchResult(Optional.of(new CubesMove(1, 1)), new Score(10), 11, 1000, List.of(), moves);
        assertEquals("Play 1:1: you stay even.", english.hintInShort(hint, CubesGame.INSTANCE.start(2)));
        assertEquals(
                "Play 1:1: you stay even. Equally good: 2:2.", english.hint(hint, CubesGame.INSTANCE.start(2), false));
    }

    @Test
    void movesOfCheckersAndSimAreReadAsTwoPlaces() {
        var checkers = CheckersGame.INSTANCE;
        assertEquals("24–35", english.move(checkers.parseMove("2 4 3 5"), checkers));
        assertEquals("2–6", english.move(new SimMove(2, 6), SimGame.INSTANCE));
    }

    @Test
    void whereNoPieceCanMoveAHintSaysSo() {
        Position blocked = CheckersGame.INSTANCE.parsePosition("..../...r/...w/..w./..../..../..../.... red");
        Move pass = blocked.legalMoves().get(0);
        var hint = new SearchResult(Optional.of(pass), new Score(-Score.WIN + 1), 1, 1, List.of(), List.of());
        assertEquals("No piece can move.", english.hint(hint, blocked, false));
    }

    private static SearchResult hint(int value) {
        int score = Math.abs(value) > 1_000_000
                ? value - Integer.signum(value) * 2_000_000 + Integer.signum(value) * Score.WIN
                : value;
        return new SearchResult(Optional.of(new CubesMove(1, 1)), new Score(score), 11, 1000, List.of(), List.of());
    }

    @ParameterizedTest
    @CsvSource({"-3,0.0", "4,0.0", "5,+0.1", "-120,-1.2", "29993,#4", "-29998,#1", "30000,''"})
    void anEvenGameHasNoSignAndAnEndCountsTheMovesOfItsWinner(int value, String expected) {
        assertEquals(expected, english.shortScore(new Score(value)));
    }
}
