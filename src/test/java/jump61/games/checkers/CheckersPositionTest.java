package jump61.games.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import jump61.game.Move;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckersPositionTest {
    /** Two red men face two white ones; Red can slide, or jump over the man on 4 4. */
    private static final CheckersPosition MIDDLE = position("""
            . . . .
             . . . .
            . . . .
             . r . .
            . . w .
             . . . r
            . . . .
             w . . .
            """, "red");

    @Test
    void twelvePiecesASideBeginAndRedMovesFirst() {
        assertEquals("rrrr/rrrr/rrrr/..../..../wwww/wwww/wwww red", CheckersPosition.START.notation());
        assertEquals(12, CheckersPosition.START.score(Side.FIRST));
        assertEquals(12, CheckersPosition.START.score(Side.SECOND));
    }

    @Test
    void aManSlidesOneStepForward() {
        Turn turn = MIDDLE.play(move("3 3 4 2"));
        assertEquals(
                "..../..../..../..../.rw./...r/..../w... white", turn.after().notation());
        assertEquals(List.of(new CheckersEvent.Slid(27, 34)), turn.events());
    }

    @Test
    void aManJumpsOverAnOpposingPieceAndTakesIt() {
        Turn turn = MIDDLE.play(move("3 3 5 5"));
        assertEquals(
                "..../..../..../..../..../..rr/..../w... white", turn.after().notation());
        assertEquals(List.of(new CheckersEvent.Jumped(27, 45), new CheckersEvent.Captured(36)), turn.events());
    }

    @Test
    void noJumpIsForcedAndNoneIsContinued() {
        CheckersPosition position = position("""
                . . . .
                 . . . .
                r . . .
                 w . . .
                . . . .
                 . w . .
                . . . .
                 . . . .
                """, "red");
        assertEquals(List.of(move("2 0 4 2")), position.legalMoves());
        assertEquals(
                "..../..../..../..../.r../.w../..../.... white",
                position.play(move("2 0 4 2")).after().notation());
        assertTrue(MIDDLE.canJump());
        assertTrue(MIDDLE.legalMoves().contains(move("5 7 6 6")), "another man may move all the same");
    }

    @Test
    void aManOnTheFarRowBecomesAKingAndCountsTwo() {
        CheckersPosition position = position("""
                . . . .
                 . . . .
                . . . .
                 . . . .
                . . . .
                 w . . .
                r . . .
                 . . . .
                """, "red");
        Turn turn = position.play(move("6 0 7 1"));
        CheckersPosition after = (CheckersPosition) turn.after();
        assertEquals(List.of(new CheckersEvent.Slid(48, 57), new CheckersEvent.Crowned(57)), turn.events());
        assertEquals(Optional.of(Piece.RED_KING), after.piece(7, 1));
        assertEquals(2, after.score(Side.FIRST));
        assertEquals(1, after.kings(Side.FIRST));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            3 3 4 4   | Square 4 4 is not empty.
            3 3 5 1   | There is no opposing piece to jump over on 4 2.
            3 3 2 2   | Pieces move forward only.
            3 3 4 3   | A piece slides one diagonal step forward, or jumps over one opposing piece.
            3 3 3 3   | A piece slides one diagonal step forward, or jumps over one opposing piece.
            3 3 6 6   | A piece slides one diagonal step forward, or jumps over one opposing piece.
            5 7 6 8   | 5 7 6 8 leaves the board; rows and columns go from 0 to 7.
            -1 0 -1 0 | -1 0 -1 0 leaves the board; rows and columns go from 0 to 7.
            4 4 3 5   | The piece on 4 4 belongs to the opponent.
            0 0 1 1   | There is no piece on 0 0.
            -1 -1 -1 -1 | You can still move.
            """)
    void aMoveThatIsNotAllowedIsRefusedWithItsReason(String move, String reason) {
        assertEquals(reason, MIDDLE.refusal(move(move)).orElseThrow().text());
    }

    @Test
    void aKingNeverMovesAgain() {
        CheckersPosition position = position("""
                . . W .
                 . . . .
                . . . .
                 . . . .
                . . . .
                 . . . .
                . w . .
                 . R . .
                """, "red");
        assertEquals(
                "A king stays where it was crowned and never moves again.",
                position.refusal(move("7 3 6 4")).orElseThrow().text());
    }

    @Test
    void aSideWithoutAStepCanOnlySaySoAndTheScoreDecides() {
        CheckersPosition blocked = CheckersGame.INSTANCE.parsePosition("..../...r/...w/..w./..../..../..../.... red");
        assertFalse(CheckersPosition.START.cannotMove());
        assertTrue(blocked.cannotMove());
        assertEquals(List.of(CheckersMove.CANNOT_MOVE), blocked.legalMoves());
        Turn turn = blocked.play(CheckersMove.CANNOT_MOVE);
        assertEquals(List.of(new CheckersEvent.CouldNotMove(Side.FIRST)), turn.events());
        assertEquals(Optional.of(Result.win(Side.SECOND)), turn.after().result());
        assertEquals(
                "..../...r/...w/..w./..../..../..../.... white stopped",
                turn.after().notation());
    }

    @Test
    void fourKingsEndTheGameButDoNotDecideIt() {
        CheckersPosition kings = CheckersGame.INSTANCE.parsePosition("WWW./...w/..../rrrr/rrrr/..r./..../.... white");
        Turn turn = kings.play(move("1 7 0 6"));
        assertEquals(Optional.of(Result.win(Side.FIRST)), turn.after().result());
    }

    @Test
    void equalScoresLetBothWin() {
        CheckersPosition even = CheckersGame.INSTANCE.parsePosition("WWW./...w/..../rrrr/rrrr/..../..../.... white");
        assertEquals(
                Optional.of(Result.shared()), even.play(move("1 7 0 6")).after().result());
    }

    @Test
    void theScoreCanBeAskedBeforeTheEnd() {
        assertEquals(Result.shared(), CheckersPosition.START.resultByScore());
        assertEquals(Optional.empty(), CheckersPosition.START.result());
    }

    private static CheckersPosition position(String rows, String toMove) {
        String board = String.join("/", rows.replace(" ", "").lines().toList());
        return CheckersGame.INSTANCE.parsePosition(board + " " + toMove);
    }

    private static Move move(String text) {
        return CheckersGame.INSTANCE.parseMove(text);
    }
}
