package jump61.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every game of the house keeps. A game's test class extends this, says which game it is and which texts mean
 * nothing to it, and all tests here run on it; {@link SearchStateContract} is the other half.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameContract {
    private static final int LARGEST_TO_TEST = 8;
    private static final Move MOVE_OF_ANOTHER_GAME = () -> "a move of another game";

    /** {@return the game under test} */
    protected abstract Game game();

    /** {@return texts that {@link Game#parseMove} must refuse} */
    protected abstract List<String> textsThatAreNoMove();

    /** {@return texts that {@link Game#parsePosition} must refuse} */
    protected abstract List<String> textsThatAreNoPosition();

    /** {@return positions worth a test that random play seldom reaches} */
    protected List<Position> specialPositions() {
        return List.of();
    }

    /** {@return how many random games to play from each position} */
    protected int playouts() {
        return 3;
    }

    /** {@return where the random games of these tests begin: the start of each size, and the special positions} */
    protected final Stream<Position> origins() {
        return Stream.concat(sizesToTest().map(game()::start), specialPositions().stream());
    }

    /** The squares that do not take too long, and some of the oblongs, if the game offers any. */
    private Stream<BoardSize> sizesToTest() {
        BoardSizes sizes = game().sizes();
        int last = Math.min(sizes.largest(), LARGEST_TO_TEST);
        Stream<BoardSize> squares =
                IntStream.rangeClosed(sizes.smallest(), last).mapToObj(BoardSize::square);
        Stream<BoardSize> oblongs = Stream.of("2x15", "3x2", "9x6", "10x7")
                .map(text -> BoardSize.parse(text).orElseThrow());
        return Stream.concat(squares, oblongs.filter(sizes::contains));
    }

    @Test
    void theGameIsOnTheListOfTheHouse() {
        assertEquals(game(), Games.byId(game().id()).orElseThrow());
    }

    @Test
    void theSidesOpposeEachOther() {
        assertEquals(Side.SECOND, Side.FIRST.opponent());
        assertEquals(Side.FIRST, Side.SECOND.opponent());
    }

    @Test
    void eachSideHasAColourOfItsOwn() {
        assertNotEquals(game().colour(Side.FIRST), game().colour(Side.SECOND));
        for (Side side : Side.values()) {
            assertEquals(Optional.of(side), game().side(game().colour(side)));
        }
        assertEquals(Optional.empty(), game().side(new Colour("Nobody")));
    }

    @Test
    void aGameBeginsWithTheFirstSideOnEachSizeOffered() {
        BoardSizes sizes = game().sizes();
        assertTrue(sizes.contains(sizes.usual()));
        for (int size = sizes.smallest(); size <= sizes.largest(); size++) {
            Position start = game().start(size);
            assertEquals(Side.FIRST, start.toMove());
            assertTrue(start.result().isEmpty());
            assertEquals(game(), start.game());
        }
    }

    @ParameterizedTest
    @MethodSource("origins")
    void aCanonicalPositionIsWorthTheSame(Position origin) {
        positions(origin).forEach(position -> {
            Position canonical = position.canonical();
            assertEquals(canonical, canonical.canonical(), position::notation);
            assertEquals(position.toMove(), canonical.toMove());
            assertEquals(position.result(), canonical.result());
            assertTrue(outcomes(position).equals(outcomes(canonical)), position::notation);
        });
    }

    /** {@return the positions after each move, up to symmetry; for a finished game only the winner} */
    private static Set<Object> outcomes(Position position) {
        return position.legalMoves().stream()
                .map(move -> position.play(move).after())
                .map(after -> after.result().<Object>map(end -> end).orElse(after.canonical()))
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @MethodSource("origins")
    void aSolutionIsWhatTryingEveryMoveSays(Position origin) {
        game().solution()
                .ifPresent(solution -> positions(origin)
                        .filter(position -> position.result().isEmpty())
                        .forEach(position -> assertSolved(solution, position)));
    }

    private static void assertSolved(Solution solution, Position position) {
        Solution.Outlook ending = solution.ending(position);
        List<Solution.Outlook> after = position.legalMoves().stream()
                .map(move -> solution.ending(position.play(move).after()))
                .toList();
        boolean winnable = after.stream().anyMatch(next -> next.winner().equals(Optional.of(position.toMove())));
        assertEquals(winnable, ending.winner().equals(Optional.of(position.toMove())), position::notation);
        assertTrue(after.stream().anyMatch(next -> next.plies() == ending.plies() - 1), position::notation);
        for (Level level : Level.values()) {
            Move move = solution.choose(position, level, new Random(level.number()));
            assertTrue(position.legalMoves().contains(move), position::notation);
        }
    }

    @Test
    void otherSizesAreRefused() {
        BoardSizes sizes = game().sizes();
        for (int size : new int[] {sizes.smallest() - 1, sizes.largest() + 1, 0, -1, Integer.MAX_VALUE}) {
            assertThrows(RefusedException.class, () -> game().start(size));
        }
    }

    @ParameterizedTest
    @MethodSource("origins")
    void randomGamesEnd(Position origin) {
        playouts(origin).forEach(turns -> {
            assertTrue(turns.size() < RandomPlay.TOO_MANY_PLIES);
            Position end =
                    turns.isEmpty() ? origin : turns.get(turns.size() - 1).after();
            assertTrue(end.result().isPresent());
        });
    }

    @ParameterizedTest
    @MethodSource("origins")
    void aTurnKnowsWhereItBeganAndWhoMoved(Position origin) {
        playouts(origin).flatMap(List::stream).forEach(turn -> {
            assertEquals(turn.after(), turn.before().play(turn.move()).after());
            assertEquals(turn.before().toMove(), turn.mover());
            assertFalse(turn.events().isEmpty());
            assertNotEquals(turn.before(), turn.after());
        });
    }

    @ParameterizedTest
    @MethodSource("origins")
    void thereAreLegalMovesExactlyWhileTheGameIsInProgress(Position origin) {
        positions(origin)
                .forEach(position -> assertEquals(
                        position.result().isPresent(), position.legalMoves().isEmpty(), position::notation));
    }

    @ParameterizedTest
    @MethodSource("origins")
    void exactlyTheLegalMovesArePlayable(Position origin) {
        Set<Move> moves = movesOf(origin);
        positions(origin).forEach(position -> {
            List<Move> legal = position.legalMoves();
            assertEquals(legal.size(), new HashSet<>(legal).size(), "a legal move is listed twice");
            assertTrue(moves.containsAll(legal) || position.result().isEmpty());
            moves.forEach(move -> assertPlayable(legal.contains(move), position, move));
            assertPlayable(false, position, MOVE_OF_ANOTHER_GAME);
        });
    }

    @ParameterizedTest
    @MethodSource("origins")
    void playingLeavesThePositionAsItWas(Position origin) {
        positions(origin).forEach(position -> {
            String before = position.notation();
            position.legalMoves().forEach(position::play);
            assertEquals(before, position.notation());
        });
    }

    @ParameterizedTest
    @MethodSource("origins")
    void passingTwiceLeavesThePositionAsItWas(Position origin) {
        positions(origin)
                .forEach(position ->
                        position.passed().ifPresent(passed -> assertEquals(Optional.of(position), passed.passed())));
    }

    @ParameterizedTest
    @MethodSource("origins")
    void aPositionIsReadBackAsWritten(Position origin) {
        positions(origin).forEach(position -> {
            Position read = game().parsePosition(position.notation());
            assertEquals(position, read);
            assertEquals(position.hashCode(), read.hashCode());
            assertEquals(position.toMove(), read.toMove());
            assertEquals(position.result(), read.result());
            assertEquals(position.notation(), read.notation());
        });
    }

    @ParameterizedTest
    @MethodSource("origins")
    void notationIsOneLine(Position origin) {
        positions(origin)
                .forEach(position -> assertEquals(1, position.notation().lines().count()));
        movesOf(origin).forEach(move -> assertEquals(1, move.notation().lines().count()));
    }

    @ParameterizedTest
    @MethodSource("origins")
    void aMoveIsReadBackAsWritten(Position origin) {
        for (Move move : movesOf(origin)) {
            Move read = game().parseMove(move.notation());
            assertEquals(move, read);
            assertEquals(move.hashCode(), read.hashCode());
        }
    }

    @Test
    void textOtherThanAMoveIsRefusedInOneLine() {
        textsThatAreNoMove().forEach(text -> assertRefused(text, () -> game().parseMove(text)));
    }

    @Test
    void textOtherThanAPositionIsRefusedInOneLine() {
        textsThatAreNoPosition().forEach(text -> assertRefused(text, () -> game().parsePosition(text)));
    }

    @ParameterizedTest
    @MethodSource("origins")
    void takingBackAndPlayingAgainLeadsToTheSamePositions(Position origin) {
        Match match = new Match(origin, new Players(Player.HUMAN, Player.HUMAN));
        List<Position> positions = RandomPlay.positions(origin, 7);
        RandomPlay.from(origin, 7).forEach(turn -> match.play(turn.move()));
        for (int ply = positions.size() - 2; ply >= 0; ply--) {
            match.undo();
            assertEquals(positions.get(ply), match.position());
        }
        for (int ply = 1; ply < positions.size(); ply++) {
            match.redo();
            assertEquals(positions.get(ply), match.position());
        }
        assertTrue(match.isOver());
    }

    /** {@return the random games from {@code origin}, as lists of turns} */
    protected final Stream<List<Turn>> playouts(Position origin) {
        return LongStream.range(0, playouts()).mapToObj(seed -> RandomPlay.from(origin, seed));
    }

    /** {@return the positions of those games} */
    private Stream<Position> positions(Position origin) {
        return LongStream.range(0, playouts()).boxed().flatMap(seed -> RandomPlay.positions(origin, seed).stream());
    }

    /** {@return every move that is legal somewhere in one of those games} */
    private Set<Move> movesOf(Position origin) {
        Set<Move> moves = new LinkedHashSet<>();
        positions(origin).forEach(position -> moves.addAll(position.legalMoves()));
        return moves;
    }

    private static void assertPlayable(boolean playable, Position position, Move move) {
        assertEquals(playable, position.refusal(move).isEmpty(), () -> move.notation() + " in " + position.notation());
        if (!playable) {
            String before = position.notation();
            var refused = assertThrows(RefusedException.class, () -> position.play(move));
            assertOneLine(refused);
            assertEquals(position.refusal(move).orElseThrow(), refused.refusal());
            assertEquals(before, position.notation());
        } else {
            assertSame(position, position.play(move).before());
        }
    }

    private static void assertRefused(String text, Runnable reading) {
        assertOneLine(assertThrows(RefusedException.class, reading::run, () -> "accepted: " + text));
    }

    private static void assertOneLine(RefusedException refused) {
        assertEquals(1, refused.getMessage().lines().count(), refused::getMessage);
        assertFalse(refused.getMessage().contains("{"), refused::getMessage);
    }
}
