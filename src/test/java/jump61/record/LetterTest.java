package jump61.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.trust.Fuzz;
import org.junit.jupiter.api.Test;

/** Games as lines that are sent by letter. */
class LetterTest {
    private static final String ID = "a1b2c3d4e5f6";
    private static final List<String> SENT = List.of(
            "jump61-letter-1-jump61-6-m6sc7n75yr00r4y4nsy0-yt659ypv",
            "jump61-letter-1-checkers-8-m6sc7n75yt00spjtg-tsc935w1",
            "jump61-letter-1-sim-6-m6sc7n75yr00ts9pa8-kyb49xp4");
    private static final Players PLAYERS = new Players(Player.HUMAN, new Player.ByLetter("Ben"));

    private static Match begun(Game game) {
        return new Match(game.start(game.sizes().usualSize()), PLAYERS);
    }

    private static Match played(Game game, int moves, SplittableRandom random) {
        Match match = begun(game);
        while (match.played().size() < moves && !match.isOver()) {
            match.play(Fuzz.one(random, match.position().legalMoves()));
        }
        return match;
    }

    private static GameRecord known(Match match, int moves) {
        Match before = new Match(match.start(), match.players());
        match.played().stream().limit(moves).forEach(turn -> before.play(turn.move()));
        return GameRecord.of(before, Map.of("Id", ID));
    }

    private static List<Move> moves(Match match) {
        return match.played().stream().map(turn -> turn.move()).toList();
    }

    private static String refusal(String text) {
        RecordException refused = assertThrows(RecordException.class, () -> Letter.read(text), text);
        assertEquals(1, refused.getMessage().lines().count());
        return refused.reason().key();
    }

    @Test
    void everyGameIsReadAsItWasWrittenWhateverSurroundsTheLine() throws Exception {
        SplittableRandom random = new SplittableRandom(61);
        for (Game game : Games.all()) {
            for (int length = 0; length < 200; length += 7) {
                Match match = played(game, length, random);
                String line = Letter.of(match, ID).line();
                Letter read = Letter.read("> Have a look:\r\n“" + line + "”.\nYours, A.");
                assertEquals(ID, read.id());
                assertEquals(match.start(), read.game().start());
                assertEquals(moves(match), read.game().moves());
                assertEquals(line, read.line());
                assertEquals(read, Letter.read(line.toUpperCase(Locale.ROOT)));
            }
        }
    }

    @Test
    void aMoveTakesAboutOneCharacter() {
        for (Game game : Games.all()) {
            Match match = played(game, 15, new SplittableRandom(3));
            String line = Letter.of(match, ID).line();
            assertTrue(line.length() < 80, line);
        }
    }

    @Test
    void aGameFromAPositionOfItsOwnAndOneResignedAreReadToo() throws Exception {
        for (Game game : Games.all()) {
            Match first = played(game, 5, new SplittableRandom(1));
            Match match = new Match(first.position(), PLAYERS);
            match.play(match.position().legalMoves().get(0));
            match.end(new Result(Optional.of(Side.SECOND), Result.Reason.RESIGNATION));
            Letter read = Letter.read(Letter.of(match, ID).line());
            assertEquals(match.start(), read.game().start());
            assertEquals(match.result(), read.game().result());
        }
    }

    @Test
    void theLargestBoardFitsIntoALetter() throws Exception {
        for (Game game : Games.all()) {
            int edge = game.sizes().largest();
            BoardSize size = game.sizes().contains(BoardSize.square(edge))
                    ? BoardSize.square(edge)
                    : game.sizes().usualSize();
            Match match = new Match(game.start(size), PLAYERS);
            SplittableRandom random = new SplittableRandom(5);
            while (match.played().size() < 1_000 && !match.isOver()) {
                match.play(Fuzz.one(random, match.position().legalMoves()));
            }
            assertEquals(
                    moves(match),
                    Letter.read(Letter.of(match, ID).line()).game().moves());
        }
    }

    @Test
    void eachChangedCharacterIsNoticed() {
        String line = Letter.of(played(Games.usual(), 12, new SplittableRandom(2)), ID)
                .line();
        for (int i = 0; i < line.length(); i++) {
            for (char other : "0z-".toCharArray()) {
                String changed = line.substring(0, i) + other + line.substring(i + 1);
                if (!changed.equals(line)) {
                    assertTrue(!Letter.isIn(changed) || refusal(changed).startsWith("letter"), changed);
                }
            }
            String shorter = line.substring(0, i) + line.substring(i + 1);
            assertTrue(!Letter.isIn(shorter) || refusal(shorter).startsWith("letter"), shorter);
        }
    }

    @Test
    void whatIsNewerForeignOrTooLongIsRefused() {
        String line = Letter.of(begun(Games.usual()), ID).line();
        assertEquals("letterNewer", refusal(line.replace("letter-1-", "letter-2-")));
        assertEquals("letterDamaged", refusal(line.replace("-" + Games.usual().id() + "-", "-chess-")));
        assertEquals("letterDamaged", refusal(line.replace("-6-", "-9999-")));
        assertEquals("letterDamaged", refusal(line + "0".repeat(1_000_000)));
        assertEquals("letterDamaged", refusal("jump61-letter-"));
        assertFalse(Letter.isIn("Jump61 record 1"));
    }

    @Test
    void aChangedLetterIsRefusedOrStillTheSameOne() {
        Fuzz.feed(5, (input, random) -> {
            Game game = Fuzz.one(random, Games.all());
            String line =
                    Letter.of(played(game, random.nextInt(40), random), ID).line();
            String text = new String(Fuzz.mutate(random, line), StandardCharsets.UTF_8);
            if (Letter.isIn(text)) {
                try {
                    assertEquals(line, Letter.read(text).line(), text);
                } catch (RecordException refused) {
                    assertEquals(1, refused.getMessage().lines().count(), text);
                }
            }
        });
    }

    @Test
    void aNewGameIsReadByTheOneWhoIsToMove() {
        for (Game game : Games.all()) {
            Match match = played(game, 1, new SplittableRandom(7));
            GameRecord before = Letter.of(match, ID).before();
            assertTrue(before.players().isPerson(Side.SECOND));
            assertTrue(before.players().first().isByLetter());
            assertEquals(List.of(), before.moves());
        }
    }

    @Test
    void aNewerLetterGoesOnWithTheGameAndAnOlderOneTellsNothing() throws Exception {
        Match match = played(Games.usual(), 6, new SplittableRandom(9));
        Letter letter = Letter.of(match, ID);
        assertEquals(moves(match), letter.after(known(match, 5)).moves());
        assertEquals(known(match, 6), letter.after(known(match, 6)));
        match.play(match.position().legalMoves().get(0));
        assertEquals(known(match, 7), letter.after(known(match, 7)));
        GameRecord same = known(match, 6);
        assertSame(same, letter.after(same));
    }

    @Test
    void aResignationBeforeMovesThatWereMadeTellsNothing() throws Exception {
        Match match = played(Games.usual(), 5, new SplittableRandom(9));
        match.end(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION));
        Letter early = Letter.of(match, ID);
        match.reopen();
        match.play(match.position().legalMoves().get(0));
        GameRecord further = known(match, 6);
        assertSame(further, early.after(further));
    }

    @Test
    void nobodyMovesForTheReader() {
        Match match = played(Games.usual(), 6, new SplittableRandom(9));
        assertThrows(
                RecordException.class, () -> Letter.of(match, ID).after(known(match, 4)), "a move of the reader's own");
        Match another = played(Games.usual(), 6, new SplittableRandom(10));
        assertThrows(RecordException.class, () -> Letter.of(another, ID).after(known(match, 5)), "another game");
        match.end(new Result(Optional.of(Side.SECOND), Result.Reason.RESIGNATION));
        assertThrows(
                RecordException.class, () -> Letter.of(match, ID).after(known(match, 6)), "resigned for the reader");
    }

    @Test
    void whoAnswersByLetterIsWrittenToTheFileOfTheGame() throws Exception {
        GameRecord record = GameRecord.of(begun(Games.usual()), Map.of());
        assertEquals(PLAYERS, RecordReader.read(RecordWriter.write(record)).players());
    }

    /** What was sent once must be read for ever, so letters do not change. */
    @Test
    void lettersStayAsTheyWereSentByEarlierVersions() throws Exception {
        for (int i = 0; i < SENT.size(); i++) {
            Match match = played(Games.all().get(i), 6, new SplittableRandom(61));
            if (i == 1) {
                match.end(new Result(Optional.of(Side.SECOND), Result.Reason.RESIGNATION));
            }
            assertEquals(SENT.get(i), Letter.of(match, ID).line());
            assertEquals(moves(match), Letter.read(SENT.get(i)).game().moves());
            assertEquals(match.result(), Letter.read(SENT.get(i)).game().result());
        }
    }

    @Test
    void anIdOfAnotherFormIsReplacedByADigestOfIt() {
        assertEquals(ID, Letter.idOf(ID));
        assertEquals("ba7816bf8f01", Letter.idOf("abc"), "SHA-256");
        assertEquals(12, Letter.idOf(ID + "0").length());
        assertEquals(12, Letter.idOf(ID.toUpperCase(Locale.ROOT)).length());
    }

    @Test
    void aResignationIsReadByTheOneWhoHasWon() throws Exception {
        for (Side winner : Side.values()) {
            for (int moves : new int[] {0, 3, 4}) {
                Match match = played(Games.usual(), moves, new SplittableRandom(3));
                match.end(new Result(Optional.of(winner), Result.Reason.RESIGNATION));
                Letter letter = Letter.read(Letter.of(match, ID).line());
                GameRecord before = letter.before();
                assertTrue(before.players().isPerson(winner));
                assertTrue(before.players().of(winner.opponent()).isByLetter());
                assertEquals(moves, before.moves().size(), "a resignation is no move");
                assertEquals(Optional.empty(), before.result());
                assertEquals(match.result(), letter.after(before).result());
            }
        }
    }

    @Test
    void aGameWithoutAMoveIsReadByTheOneWhoIsToMoveFirst() {
        GameRecord before = Letter.of(begun(Games.usual()), ID).before();
        assertTrue(before.players().isPerson(Side.FIRST));
        assertTrue(before.players().second().isByLetter());
    }

    @Test
    void aLetterToAGameThatHasEndedTellsNothing() throws Exception {
        Match match = played(Games.usual(), 5, new SplittableRandom(9));
        Match resigned = played(Games.usual(), 5, new SplittableRandom(9));
        resigned.end(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION));
        GameRecord ended = GameRecord.of(resigned, Map.of("Id", ID));
        match.play(match.position().legalMoves().get(0));
        assertSame(ended, Letter.of(match, ID).after(ended));
    }

    @Test
    void aLetterIsFoundByItsBeginning() {
        assertTrue(Letter.isIn("Hello, jump61-letter-1-x"));
        assertTrue(Letter.isIn("JUMP61-LETTER-"));
        assertFalse(Letter.isIn("jump61 letter"));
        assertEquals("letterDamaged", refusal("no letter at all"));
    }
}
