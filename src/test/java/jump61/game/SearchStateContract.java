package jump61.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the search relies on: a game's {@link SearchState} says the same as its {@link Position}, which is the simpler
 * of the two and right by its own tests.
 */
public abstract class SearchStateContract extends GameContract {
    @ParameterizedTest
    @MethodSource("origins")
    void theStateAgreesWithThePositionAllAlongRandomGames(Position origin) {
        playouts(origin).forEach(turns -> {
            SearchState state = game().searchState(origin);
            assertAgrees(origin, state);
            for (Turn turn : turns) {
                state.play(state.encode(turn.move()));
                assertAgrees(turn.after(), state);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("origins")
    void takingBackRestoresAllThatAStateSays(Position origin) {
        playouts(origin).forEach(turns -> {
            SearchState state = game().searchState(origin);
            Deque<String> earlier = new ArrayDeque<>();
            for (Turn turn : turns) {
                earlier.push(allSaid(state));
                tryEveryMove(state);
                assertEquals(earlier.peek(), allSaid(state));
                state.play(state.encode(turn.move()));
            }
            while (!earlier.isEmpty()) {
                state.undo();
                assertEquals(earlier.pop(), allSaid(state));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("origins")
    void aCopyGoesItsOwnWay(Position origin) {
        if (origin.result().isPresent()) {
            return;
        }
        SearchState state = game().searchState(origin);
        String before = allSaid(state);
        SearchState copy = state.copy();
        assertEquals(before, allSaid(copy));
        copy.play(moves(copy)[0]);
        assertEquals(before, allSaid(state));
        state.play(moves(state)[0]);
        assertEquals(allSaid(state), allSaid(copy));
    }

    /** A solver's state may only estimate differently. */
    @ParameterizedTest
    @MethodSource("origins")
    void aStateForProofsIsOfTheSamePosition(Position origin) {
        openPositions(origin).forEach(position -> {
            SearchState state = game().searchState(position);
            SearchState forProofs = state.forProofs();
            assertEquals(state.hash(), forProofs.hash());
            assertEquals(state.symmetryKey(), forProofs.symmetryKey());
            assertArrayEquals(moves(state), moves(forProofs));
            assertTrue(Math.abs(forProofs.evaluate()) < SearchState.ESTIMATE_BOUND, position::notation);
        });
    }

    /**
     * The key depends on the position, not on the way there; the unfinished ones only, as a search stores no others.
     */
    @ParameterizedTest
    @MethodSource("origins")
    void equalPositionsAndOnlyTheyHaveEqualKeys(Position origin) {
        Map<Position, Long> keys = new HashMap<>();
        playouts(origin).forEach(turns -> {
            SearchState state = game().searchState(origin);
            for (Turn turn : turns) {
                state.play(state.encode(turn.move()));
                if (turn.after().result().isEmpty()) {
                    Long known = keys.putIfAbsent(turn.after(), state.hash());
                    assertTrue(known == null || known == state.hash(), "reached in two ways, two keys");
                    assertEquals(game().searchState(turn.after()).hash(), state.hash(), "fresh state, another key");
                }
            }
        });
        assertEquals(keys.size(), new HashSet<>(keys.values()).size(), "different positions, the same key");
    }

    @ParameterizedTest
    @MethodSource("origins")
    void noGameIsLongerThanTheStatePredicts(Position origin) {
        int most = game().searchState(origin).maxPlies();
        playouts(origin).forEach(turns -> assertTrue(turns.size() <= most, turns.size() + " plies"));
    }

    /** A key that is shared by positions of different worth would make a solver's proof worthless. */
    @ParameterizedTest
    @MethodSource("origins")
    void onlyImagesOfAPositionShareItsSymmetryKey(Position origin) {
        Map<Long, Position> known = new HashMap<>();
        openPositions(origin).forEach(position -> {
            SearchState state = game().searchState(position);
            Position same = known.putIfAbsent(state.symmetryKey(), position);
            assertTrue(same == null || same.canonical().equals(position.canonical()), position::notation);
            boolean knowsSymmetries = state.symmetryKey() != state.hash();
            long canonicals = game().searchState(position.canonical()).symmetryKey();
            assertTrue(!knowsSymmetries || canonicals == state.symmetryKey(), position::notation);
        });
    }

    @ParameterizedTest
    @MethodSource("origins")
    void whatATacticalStateSeesAtOnceIsTrue(Position origin) {
        if (!(game().searchState(origin) instanceof TacticalState)) {
            return;
        }
        openPositions(origin)
                .forEach(position -> assertTactics(position, (TacticalState) game().searchState(position)));
    }

    private Stream<Position> openPositions(Position origin) {
        return playouts(origin)
                .flatMap(List::stream)
                .map(Turn::after)
                .filter(position -> position.result().isEmpty());
    }

    private static void assertTactics(Position position, TacticalState state) {
        assertEquals(winsAtOnce(position), state.winningMove() >= 0, position::notation);
        assertTrue(state.winningMove() < 0 || wins(position, state.decode(state.winningMove())), position::notation);
        int forcing = state.forcingMove();
        assertTrue(forcing == TacticalState.QUIET || position.legalMoves().contains(state.decode(forcing)));
        assertEquals(winsAtOnce(position), state.forcingMoveWins(), position::notation);
        assertTrue(!state.forcingMoveWins() || wins(position, state.decode(forcing)), position::notation);
        if (state.surelyHolds()) {
            assertTrue(
                    position.legalMoves().stream()
                            .map(move -> position.play(move).after())
                            .anyMatch(after -> !winsAtOnce(after)),
                    position::notation);
        }
    }

    private static boolean winsAtOnce(Position position) {
        return position.legalMoves().stream().anyMatch(move -> wins(position, move));
    }

    private static boolean wins(Position position, Move move) {
        return position.play(move)
                .after()
                .result()
                .filter(end -> end.wonBy(position.toMove()))
                .isPresent();
    }

    private void assertAgrees(Position position, SearchState state) {
        assertEquals(outcome(position), state.outcome(), position::notation);
        assertTrue(state.canBeDrawn() || state.outcome() != SearchState.DRAWN, position::notation);
        int[] numbers = moves(state);
        assertTrue(numbers.length <= state.maxMoves());
        Set<Move> moves = Arrays.stream(numbers).mapToObj(state::decode).collect(Collectors.toSet());
        assertEquals(new HashSet<>(position.legalMoves()), moves, position::notation);
        assertEquals(numbers.length, moves.size(), "a move is listed twice");
        for (int number : numbers) {
            assertTrue(number >= 0);
            assertEquals(number, state.encode(state.decode(number)));
        }
        if (position.result().isEmpty()) {
            assertTrue(Math.abs(state.evaluate()) < SearchState.ESTIMATE_BOUND);
        }
    }

    private static int outcome(Position position) {
        return position.result()
                .map(result -> result.winner()
                        .map(winner -> winner == position.toMove() ? SearchState.WON : SearchState.LOST)
                        .orElse(SearchState.DRAWN))
                .orElse(SearchState.OPEN);
    }

    private static void tryEveryMove(SearchState state) {
        for (int move : moves(state)) {
            state.play(move);
            int[] replies = moves(state);
            if (replies.length > 0) {
                state.play(replies[move % replies.length]);
                state.undo();
            }
            state.undo();
        }
    }

    /** All that can be asked of a state, as text; the order of its moves may differ from time to time. */
    private static String allSaid(SearchState state) {
        int outcome = state.outcome();
        int[] moves = moves(state);
        Arrays.sort(moves);
        String estimate = outcome == SearchState.OPEN ? state.hash() + " " + state.evaluate() : "";
        return outcome + " " + estimate + " " + Arrays.toString(moves);
    }

    /** Also shows that moves go where they are asked to go and nothing before is touched. */
    private static int[] moves(SearchState state) {
        int from = 3;
        int[] buffer = new int[from + state.maxMoves()];
        Arrays.fill(buffer, -1);
        int to = state.legalMoves(buffer, from);
        assertEquals(List.of(-1, -1, -1), List.of(buffer[0], buffer[1], buffer[2]));
        return Arrays.copyOfRange(buffer, from, to);
    }
}
