package jump61.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import jump61.game.Draft.Change;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class DraftTest {
    private static Draft draft(String game, String position) {
        Game any = Games.byId(game).orElseThrow();
        return any.draft(any.parsePosition(position)).orElseThrow();
    }

    /** Positions of a random game of each kind. */
    static Stream<Position> positions() {
        return Games.all().stream().flatMap(game -> {
            Random random = new Random(3);
            return Stream.iterate(
                            game.start(game.sizes().usualSize()),
                            position -> !position.legalMoves().isEmpty(),
                            position -> {
                                List<Move> moves = position.legalMoves();
                                return position.play(moves.get(random.nextInt(moves.size())))
                                        .after();
                            })
                    .limit(20);
        });
    }

    @ParameterizedTest
    @MethodSource("positions")
    void aPositionOfAGameCanBeBegun(Position position) {
        Draft draft = position.game().draft(position).orElseThrow();
        assertEquals(position, draft.shown());
        assertEquals(Optional.empty(), draft.problem());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void changesThatAreUndoneByRepeatingThemLeaveThePositionAsItWas(Position position) {
        Draft draft = position.game().draft(position).orElseThrow();
        for (Change change : List.of(Change.MIRROR, Change.SWAP)) {
            draft.changed(change)
                    .flatMap(changed -> changed.changed(change))
                    .ifPresent(twice -> assertEquals(draft.notation(), twice.notation()));
        }
        Optional<Draft> turned = Optional.of(draft);
        for (int i = 0; i < 12; i++) {
            turned = turned.flatMap(now -> now.changed(Change.TURN));
        }
        turned.ifPresent(now -> assertEquals(draft.notation(), now.notation()));
    }

    @ParameterizedTest
    @MethodSource("positions")
    void theStartOfTheGameIsAlwaysNear(Position position) {
        Draft draft = position.game().draft(position).orElseThrow();
        assertEquals(
                position.game().start(position.size()),
                draft.changed(Change.START).orElseThrow().shown());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        1- 1- 1- / 1- 1- 1- / 1- 1- 1- | 4 | 1- 1- 1- / 1- 3r 1- / 1- 1- 1-
        1- 1- 1- / 1- 4b 1- / 1- 1- 1- | 4 | 1- 1- 1- / 1- 3r 1- / 1- 1- 1-
        1r 1- 1- / 1- 1- 1- / 1- 1- 1- | 0 | 2r 1- 1- / 1- 1- 1- / 1- 1- 1-
        """)
    void aBrushPutsExactlyItsSpotsOrAsManyAsTheSquareHolds(String before, int square, String after) {
        assertEquals(
                after,
                draft("jump61", before).paint(Brush.of(Side.FIRST, 3), square).notation());
    }

    @Test
    void theLastBrushTakesOff() {
        Draft draft = draft("jump61", "1r 2b / 1- 1-");
        assertEquals(9, draft.brushes().size(), "four of each side, and free");
        assertEquals("1- 2b / 1- 1-", draft.paint(draft.brushes().get(8), 0).notation());
    }

    @Test
    void aBoardThatIsTurnedKeepsItsSquares() {
        Draft draft = draft("jump61", "1r 2b 1- / 1- 4r 1- / 1- 1- 2r");
        assertEquals(
                "1- 1- 1r / 1- 4r 2b / 2r 1- 1-",
                draft.changed(Change.TURN).orElseThrow().notation());
        assertEquals(
                "1- 2b 1r / 1- 4r 1- / 2r 1- 1-",
                draft.changed(Change.MIRROR).orElseThrow().notation());
    }

    @Test
    void whoseTurnItIsFollowsFromTheSpotsAndOneOfThemChangesIt() {
        Draft draft = draft("jump61", "2r 1b / 1- 1-").paint(Brush.of(Side.SECOND, 2), 1);
        assertTrue(draft.turnFollows());
        Side other = draft.shown().toMove().opponent();
        Draft changed = draft.withToMove(other).orElseThrow();
        assertEquals(other, changed.shown().toMove());
        assertEquals("2r 1b / 1- 1-", changed.notation(), "the square that was changed last");
    }

    @Test
    void aBoardThatIsWonCannotBeBegun() {
        Draft draft = draft("jump61", "1r 1b / 1- 1-").filled(Brush.of(Side.FIRST, 1));
        assertEquals("draft.over", draft.problem().orElseThrow().key());
    }

    /** The only move would be the one that ends the game. */
    @Test
    void aPositionInWhichNobodyCanMoveCannotBeBegun() {
        Draft blocked = draft("checkers", "..../..../..../..../..../...w/..../R... red");
        assertEquals("draft.over", blocked.problem().orElseThrow().key());
        assertEquals(List.of(57), blocked.wrongPlaces());
        Draft whites = blocked.withToMove(Side.SECOND).orElseThrow();
        assertEquals(Optional.empty(), whites.problem());
        assertEquals(List.of(), whites.wrongPlaces());
        assertTrue(blocked.changed(Draft.Change.CLEAR).orElseThrow().problem().isPresent());
    }

    /** A game gets to the first position, in which the side without a piece cannot move, but never to the second one. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        ..../..../.r../..../..../..../..../.... white | draft.over
        ..../..../.r../..../..../..../..../.... red   | noPieces
        ..../..../..../..../..w./..../..../.... white | noPieces
        """)
    void checkersNeedsAPieceOfEachSide(String position, String problem) {
        assertEquals(
                problem, draft("checkers", position).problem().orElseThrow().key());
    }

    @Test
    void checkersHasKingsOnTheFarRowOnlyAndAFreeChoiceOfTheTurn() {
        Draft empty = draft("checkers", "..../..../..../..../..../..../..../.... red");
        assertEquals("R", empty.paint(Brush.of(Side.FIRST), 57).notation().substring(35, 36));
        assertEquals(empty, empty.paint(Brush.of(Side.FIRST), 1), "a light square");
        assertTrue(empty.withToMove(Side.SECOND).orElseThrow().notation().endsWith("white"));
        assertFalse(empty.turnFollows());
        assertTrue(empty.filled(Brush.of(Side.SECOND)).problem().isPresent(), "thirty-two pieces");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "none", textBlock = """
        jump61   | 1r 1b / 1- 1-                                       | 1  | [0, 1, 2, 3]
        sim      | 12 13 / 14 25                                       | 23 | [12, 13, 23]
        sim      | 12 45 / 13                                          | 36 | [12, 36, 45]
        checkers | rrrr/rrrr/rrrr/..../..../wwww/wwww/wwww red         | 25 | [0, 2, 4, 6, 9, 11, 13, 15, 16, 18, 20, 22, 25]
        checkers | ..../..../..../r.../w.../..../..../RR.R red         | 61 | [57, 59, 61, 63]
        """)
    void theEditorPointsAtWhatIsWrong(String game, String position, int place, String wrong) {
        Draft possible = draft(game, position);
        assertEquals(List.of(), possible.wrongPlaces());
        Draft impossible = possible.paint(possible.brushes().get(0), place);
        impossible =
                game.equals("jump61") ? impossible.filled(possible.brushes().get(0)) : impossible;
        assertTrue(impossible.problem().isPresent());
        assertEquals(wrong, impossible.wrongPlaces().toString());
    }

    @Test
    void simSaysWhatIsWrongWithItsLines() {
        Draft draft = draft("sim", "- / -");
        Draft two = draft.paint(Brush.of(Side.FIRST), 12).paint(Brush.of(Side.FIRST), 34);
        assertEquals("counts", two.problem().orElseThrow().key());
        assertEquals(Optional.empty(), two.paint(Brush.of(Side.SECOND), 56).problem());
        assertEquals(Optional.empty(), two.paint(Brush.of("erase"), 34).problem());
    }
}
