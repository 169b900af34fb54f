package jump61.games.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.game.Fact;
import jump61.game.Move;
import jump61.game.RandomPlay;
import jump61.game.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What there is to say about a move of Checkers, and that it is checked by playing it. */
class NoteworthyCheckersMovesTest {
    private static final String JUMP = "..../..../..../.r../..w./..../..../w... red";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ..../..../..../.r../..w./..../..../w... red | 3 3 5 5 | captures [3 3 5 5] 1
            ..../..../..../.r../..w./..../..../w... red | 3 3 4 2 |
            ..../..../..../..../..../w.../r.../.... red | 6 0 7 1 | crowns [6 0 7 1] 1
            ..../..../..../.r../..../..w./w.../.... red | 3 3 4 4 | hangs [3 3 4 4, SECOND, 5 5 3 3, 4 4] -1
            ..../.w../..../..../r.../..../..../.... red | 4 0 5 1 | allowsKing [4 0 5 1, SECOND, 1 3 0 4] -1
            ..../..../..../...w/..../..../rr../.R.. red | 6 0 7 1 | crowns [6 0 7 1] 1; shutsIn [6 0 7 1, 6 2] -1
            ..../..../..../...w/..../..../rr../..R. red | 6 0 7 1 | crowns [6 0 7 1] 1
            ..../..../..../..../..../w.../r.../.RRR red | 6 0 7 1 | ends [6 0 7 1, 8, 1] 1; crowns [6 0 7 1] 1
            ..../..../rr../..../w.../..../..../.... red | 2 0 3 1 | ends [2 0 3 1, 2, 1] 1
            WW../..../rr../..../w.../..../..../.... red | 2 0 3 1 | ends [2 0 3 1, 2, 5] -1
            """)
    void aMoveIsDescribedByWhatItDoes(String position, String move, String facts) {
        assertEquals(facts == null ? "" : facts, texts(position(position), move));
    }

    @Test
    void whatIsSaidIsTrueAlongWholeGames() {
        Set<String> seen = new TreeSet<>();
        for (long seed = 0; seed < 10; seed++) {
            for (Turn turn : RandomPlay.from(CheckersPosition.START, seed)) {
                for (Fact fact : CheckersGame.INSTANCE.facts(turn.before(), turn.move())) {
                    assertTrue(fact.holds(), fact::toString);
                    assertEquals(turn.move(), fact.move());
                    seen.add(fact.key());
                }
            }
        }
        assertEquals(Set.of("allowsKing", "captures", "crowns", "ends", "hangs", "shutsIn"), seen);
    }

    @Test
    void thatTheOpponentCannotMoveIsNoAnswer() {
        CheckersPosition before = position("W.../..../rr../..../w.r./..../..../.... red");
        CheckersMove move = CheckersGame.INSTANCE.parseMove("2 0 3 1");
        assertEquals(
                List.of(new CheckersFact.Ends(before, move)),
                CheckersGame.INSTANCE.consequences(before, move, List.of(CheckersMove.CANNOT_MOVE)));
    }

    @Test
    void onlyTheEndEndsTheGame() {
        CheckersPosition before = position(JUMP);
        CheckersMove jump = CheckersGame.INSTANCE.parseMove("3 3 5 5");
        assertTrue(new CheckersFact.Ends(before, jump).endsGame());
        assertFalse(new CheckersFact.Captures(before, jump).endsGame());
        assertFalse(new CheckersFact.Crowns(before, jump).endsGame());
    }

    @Test
    void whatIsNotSoDoesNotHold() {
        CheckersPosition before = position(JUMP);
        CheckersMove slide = CheckersGame.INSTANCE.parseMove("3 3 4 2");
        CheckersMove reply = CheckersGame.INSTANCE.parseMove("7 1 6 2");
        assertFalse(new CheckersFact.Captures(before, slide).holds());
        assertFalse(new CheckersFact.Crowns(before, slide).holds());
        assertFalse(new CheckersFact.Ends(before, slide).holds());
        assertFalse(new CheckersFact.AllowsKing(before, slide, reply).holds());
        assertFalse(new CheckersFact.Hangs(before, slide, reply, 4, 2).holds(), "nothing is taken");
        assertFalse(new CheckersFact.Hangs(before, slide, reply, 0, 0).holds(), "nothing was there");
    }

    @Test
    void aPieceThatIsTakenBackDoesNotHang() {
        CheckersPosition guarded = position("..../..../.r../.r../..../..w./w.../.... red");
        Fact back = new CheckersFact.Hangs(
                guarded, CheckersGame.INSTANCE.parseMove("3 3 4 4"), CheckersGame.INSTANCE.parseMove("5 5 3 3"), 4, 4);
        assertFalse(back.holds());
    }

    @Test
    void theEndIsWorthWhatItBrings() {
        assertEquals(
                -1,
                new CheckersFact.Ends(
                                position("..../wwww/wwww/w.../..../..../r.../.RRR red"),
                                CheckersGame.INSTANCE.parseMove("6 0 7 1"))
                        .worth());
        assertEquals(
                0,
                new CheckersFact.Ends(
                                position("..../wwww/wwww/..../..../..../r.../.RRR red"),
                                CheckersGame.INSTANCE.parseMove("6 0 7 1"))
                        .worth());
    }

    /** The last piece of the line is lost only if it is followed to where nothing can be taken. */
    @Test
    void aLineOfPlayIsFollowedToItsScoreWhereNothingCanBeTaken() {
        CheckersPosition before = position("Wr../w.w./.r.r/rw../wrr./..../.ww./.wR. red");
        List<Move> reply = Stream.of(
                        "6 2 4 4", "2 6 3 7", "6 4 5 5", "4 2 5 1", "3 3 2 4", "3 1 4 2", "1 5 0 6", "5 1 6 0")
                .map(move -> (Move) CheckersGame.INSTANCE.parseMove(move))
                .toList();
        List<Fact> facts =
                CheckersGame.INSTANCE.consequences(before, CheckersGame.INSTANCE.parseMove("4 4 5 3"), reply);
        Fact last = facts.stream()
                .filter(CheckersFact.Scores.class::isInstance)
                .findFirst()
                .orElseThrow();
        assertEquals(
                "scores [FIRST, SECOND, 6 2 4 4, 4, 10, 7] -3", last.key() + " " + words(last) + " " + last.worth());
        assertTrue(last.holds());
        List<Fact> none = CheckersGame.INSTANCE.consequences(
                position("..../..../.r../.r../..../..w./w.../.... red"),
                CheckersGame.INSTANCE.parseMove("3 3 4 4"),
                List.of(CheckersGame.INSTANCE.parseMove("5 5 3 3")));
        assertTrue(none.stream().noneMatch(CheckersFact.Scores.class::isInstance), "there is more to take");
    }

    @Test
    void aLineOfPlayIsFollowedToTheKingsThatTheOpponentMakes() {
        CheckersPosition before = position("..../.w../..../..../r.../..../..../.... red");
        List<Move> reply = Stream.of("1 3 0 4", "5 1 6 0")
                .map(move -> (Move) CheckersGame.INSTANCE.parseMove(move))
                .toList();
        CheckersMove slide = CheckersGame.INSTANCE.parseMove("4 0 5 1");
        Fact kings = CheckersGame.INSTANCE.consequences(before, slide, reply).get(0);
        assertEquals(
                "kingsMade [FIRST, SECOND, 1 3 0 4, 1, 1, 0] -1",
                kings.key() + " " + words(kings) + " " + kings.worth());
        assertTrue(kings.holds());
        assertFalse(new CheckersFact.KingsMade(before, slide, reply, 2, 0).holds());
        assertFalse(new CheckersFact.ShutsIn(before, slide, 5, 1).holds());
    }

    private static String texts(CheckersPosition position, String move) {
        List<Fact> facts = CheckersGame.INSTANCE.facts(position, CheckersGame.INSTANCE.parseMove(move));
        return facts.stream()
                .map(fact -> fact.key() + " " + words(fact) + " " + fact.worth())
                .collect(Collectors.joining("; "));
    }

    private static List<Object> words(Fact fact) {
        return fact.arguments().stream()
                .map(word -> word instanceof Move move ? move.notation() : word)
                .toList();
    }

    private static CheckersPosition position(String text) {
        return (CheckersPosition) CheckersGame.INSTANCE.parsePosition(text);
    }
}
