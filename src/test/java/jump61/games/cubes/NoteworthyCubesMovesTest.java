package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import jump61.game.Fact;
import jump61.game.Move;
import jump61.game.RandomPlay;
import jump61.game.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What there is to say about a move of Jump61, and that it is checked by playing it. */
class NoteworthyCubesMovesTest {
    private static final String MIDDLE = "2r 3b 1- / 1- 4b 2r / 2b 1- 1-";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2r 3b 2r / 3r 4b 3r / 2b 3b 2b | 1:2 | wins [1:2] 1000
            1- 1- 1- / 1- 1- 1- / 1- 1- 1- | 1:1 | takes [1:1, 0] 0; claimsCorner [1:1] 1; allowsNothing [1:1, SECOND, 1:2, 0] 0
            1r 2b / 2b 1- | 1:1 | takes [1:1, 0] 0; claimsCorner [1:1] 0; allowsWin [1:1, SECOND, 1:2] -1000
            2r 1b 1- / 2b 2b 2b / 1- 1- 1- | 1:1 | takes [1:1, 2] 2; claimsCorner [1:1] 0; allowsNothing [1:1, SECOND, 1:3, 0] 0
            2r 1- 1b / 1- 1- 1- / 2r 1- 1b | 1:1 | burstsForNothing [1:1] -1; allowsNothing [1:1, SECOND, 1:3, 0] 0
            """)
    void aMoveIsDescribedByWhatItTakesAndAllows(String position, String move, String facts) {
        assertEquals(facts, texts(position(position), move));
    }

    @Test
    void whatIsSaidIsTrueAlongWholeGames() {
        Set<String> seen = new TreeSet<>();
        for (long seed = 0; seed < 15; seed++) {
            for (Turn turn : RandomPlay.from(CubesGame.INSTANCE.start(3 + (int) seed % 2), seed)) {
                for (Fact fact : CubesGame.INSTANCE.facts(turn.before(), turn.move())) {
                    assertTrue(fact.holds(), fact::toString);
                    assertEquals(turn.move(), fact.move());
                    seen.add(fact.key());
                }
            }
        }
        assertEquals(
                Set.of(
                        "allowsCorner",
                        "allowsNothing",
                        "allowsTaking",
                        "allowsWin",
                        "burstsForNothing",
                        "claimsCorner",
                        "leavesFull",
                        "takes",
                        "wins"),
                seen);
    }

    @Test
    void ofAllRepliesTheGreediestIsNamed() {
        for (Turn turn : RandomPlay.from(CubesGame.INSTANCE.start(4), 5)) {
            for (Fact fact : CubesGame.INSTANCE.facts(turn.before(), turn.move())) {
                if (fact instanceof CubesFact.AllowsTaking taking) {
                    var after = (CubesPosition) turn.after();
                    int most = after.legalMoves().stream()
                            .mapToInt(reply -> CubesFacts.taken(after, (CubesMove) reply))
                            .max()
                            .orElseThrow();
                    assertEquals(most, taking.squares());
                    assertEquals(-most, taking.worth());
                }
            }
        }
    }

    @Test
    void whatIsNotSoDoesNotHold() {
        CubesPosition before = position(MIDDLE);
        CubesMove corner = new CubesMove(1, 1);
        int taken = CubesFacts.taken(before, corner);
        assertTrue(new CubesFact.Takes(before, corner, taken).holds());
        assertFalse(new CubesFact.Takes(before, corner, taken + 1).holds());
        assertFalse(new CubesFact.Wins(before, corner).holds());
        CubesMove quiet = new CubesMove(3, 3);
        for (CubesMove reply : List.of(new CubesMove(1, 2), new CubesMove(3, 1))) {
            int takes = CubesFacts.taken((CubesPosition) before.play(quiet).after(), reply);
            assertFalse(new CubesFact.AllowsTaking(before, quiet, reply, takes + 1).holds());
            assertFalse(new CubesFact.AllowsWin(before, quiet, reply).holds());
            assertFalse(new CubesFact.AllowsCorner(before, quiet, reply, new CubesMove(2, 3)).holds(), "no corner");
            assertFalse(new CubesFact.AllowsCorner(before, quiet, reply, new CubesMove(3, 1)).holds(), "not lost");
        }
        assertFalse(new CubesFact.AllowsTaking(before, quiet, new CubesMove(1, 3), 0).holds(), "others take more");
    }

    @Test
    void aCornerThatAReplyTakesIsNamedWithTheReply() {
        CubesPosition before = position("2r 3b 1- / 2r 1- 1- / 1- 1- 1-");
        List<Fact> facts = CubesGame.INSTANCE.facts(before, new CubesMove(3, 3));
        CubesMove corner = new CubesMove(1, 1);
        var expected = new CubesFact.AllowsCorner(before, new CubesMove(3, 3), new CubesMove(1, 2), corner);
        assertTrue(facts.contains(expected), facts::toString);
        assertEquals("allowsCorner [3:3, SECOND, 1:2, 1:1] -1", text(expected));
    }

    @Test
    void aCornerIsNotNamedOnceMoreAsTheOneSquareThatItsReplyTakes() {
        String facts = texts(position("2r 3b 1- / 1- 1- 1- / 1- 1- 2r"), "3:1");
        assertTrue(facts.contains("allowsCorner [3:1, SECOND, 1:2, 1:1]"), facts);
        assertFalse(facts.contains("allowsTaking"), facts);
    }

    @Test
    void ofSeveralCornersThatCanBeLostOneIsNamed() {
        List<Fact> facts = CubesGame.INSTANCE.facts(position("2r 3b 2r / 1- 1- 1- / 1- 1- 1-"), new CubesMove(3, 2));
        assertEquals(
                "allowsCorner [3:2, SECOND, 1:2, 1:1] -1",
                facts.stream()
                        .filter(CubesFact.AllowsCorner.class::isInstance)
                        .map(NoteworthyCubesMovesTest::text)
                        .collect(Collectors.joining("; ")));
    }

    @Test
    void onlyAWinOfEitherSideEndsTheGame() {
        CubesPosition before = position("1r 2b / 2b 1-");
        CubesMove move = new CubesMove(1, 1);
        CubesMove reply = new CubesMove(1, 2);
        assertTrue(new CubesFact.Wins(before, move).endsGame());
        assertTrue(new CubesFact.AllowsWin(before, move, reply).endsGame());
        assertTrue(new CubesFact.AllowsWin(before, move, reply).holds());
        assertFalse(new CubesFact.Takes(before, move, 4).endsGame());
        assertFalse(new CubesFact.AllowsTaking(before, move, reply, 4).endsGame());
        assertFalse(new CubesFact.AllowsCorner(before, move, reply, move).endsGame());
    }

    private static String texts(CubesPosition position, String move) {
        return CubesGame.INSTANCE.facts(position, CubesGame.INSTANCE.parseMove(move)).stream()
                .map(NoteworthyCubesMovesTest::text)
                .collect(Collectors.joining("; "));
    }

    private static String text(Fact fact) {
        return fact.key() + " " + words(fact) + " " + fact.worth();
    }

    private static List<Object> words(Fact fact) {
        return fact.arguments().stream()
                .map(word -> word instanceof Move move ? move.notation() : word)
                .toList();
    }

    private static CubesPosition position(String text) {
        return CubesGame.INSTANCE.parsePosition(text);
    }
}
