package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import jump61.game.BoardSize;
import jump61.game.MonotoneState;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** With the same spots, it never hurts to own more squares; and the state can tell where that is the case. */
class MonotoneStateTest {
    private static final Pattern SQUARE = Pattern.compile("(\\d)[rb-]");

    private final Map<Position, Boolean> wins = new HashMap<>();

    /** {@return a position after so many plies, or before the end of the game} */
    private static CubesPosition playedAtRandom(String size, int plies, Random random) {
        CubesPosition position = CubesPosition.start(BoardSize.parse(size).orElseThrow());
        CubesPosition next = position;
        for (int ply = 0; ply <= plies && next.result().isEmpty(); ply++) {
            position = next;
            List<Move> moves = position.legalMoves();
            next = (CubesPosition)
                    position.play(moves.get(random.nextInt(moves.size()))).after();
        }
        return position;
    }

    /** Gives some squares of the other side, or free ones, to the side to move. */
    private static CubesPosition withMore(CubesPosition position, Random random) {
        return changed(position, position.toMove(), random);
    }

    /** Gives some squares of the side to move, or free ones, to the other side. */
    private static CubesPosition withLess(CubesPosition position, Random random) {
        return changed(position, position.toMove().opponent(), random);
    }

    private static CubesPosition changed(CubesPosition position, Side to, Random random) {
        String letter = to == Side.FIRST ? "r" : "b";
        return CubesNotation.read(position.notation()
                .chars()
                .mapToObj(Character::toString)
                .map(c -> "rb-".contains(c) && random.nextInt(8) == 0 ? letter : c)
                .collect(Collectors.joining()));
    }

    /** Gives some squares to either side, and frees some of those with one spot. */
    private static CubesPosition withOthers(CubesPosition position, Random random) {
        return CubesNotation.read(SQUARE.matcher(position.notation()).replaceAll(square -> {
            String owners = square.group(1).equals("1") ? "rb-" : "rb";
            char owner = owners.charAt(random.nextInt(owners.length()));
            return random.nextInt(8) == 0 ? square.group(1) + owner : square.group();
        }));
    }

    private static MonotoneState state(CubesPosition position) {
        return (MonotoneState) CubesSearchState.of(position);
    }

    private static long key(CubesPosition position) {
        return state(position).comparisonKey();
    }

    private static long holdings(CubesPosition position) {
        MonotoneState state = state(position);
        state.comparisonKey();
        return state.holdings();
    }

    private static boolean isPartOf(long some, long all) {
        return (some & ~all) == 0;
    }

    /** By trying everything. */
    private boolean moverWins(Position position) {
        Boolean known = wins.get(position);
        if (known == null) {
            Side mover = position.toMove();
            known = position.result().isPresent()
                    ? position.result().get().winner().equals(Optional.of(mover))
                    : position.legalMoves().stream()
                            .anyMatch(move -> !moverWins(position.play(move).after()));
            wins.put(position, known);
        }
        return known;
    }

    @ParameterizedTest
    @ValueSource(strings = {"2x3", "3x3", "2x5"})
    void whoWinsAlsoWinsWithMoreSquares(String size) {
        Random random = new Random(1);
        int won = 0;
        for (int i = 0; i < 300; i++) {
            CubesPosition position = playedAtRandom(size, 8 + i % 5, random);
            CubesPosition more = withMore(position, random);
            if (moverWins(position)) {
                assertTrue(moverWins(more), position.notation() + " but not " + more.notation());
                won++;
            }
        }
        assertTrue(won > 20, won + " wins");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2x2", "2x7", "3x4", "4", "4x5", "5", "4x8", "8x4"})
    void holdingsTellWhoHasMore(String size) {
        Random random = new Random(2);
        for (int i = 0; i < 200; i++) {
            CubesPosition position = playedAtRandom(size, i % 30, random);
            CubesPosition more = withMore(position, random);
            CubesPosition less = withLess(position, random);
            assertEquals(key(position), key(more), "the same spots");
            assertEquals(key(position), key(less), "the same spots");
            assertTrue(isPartOf(holdings(position), holdings(more)), position.notation());
            assertTrue(isPartOf(holdings(less), holdings(position)), position.notation());
            assertEquals(more.equals(position), isPartOf(holdings(more), holdings(position)), more.notation());
        }
    }

    @Test
    void positionsWithOtherSpotsAreNotCompared() {
        Random random = new Random(3);
        Map<String, Long> keys = new HashMap<>();
        for (int i = 0; i < 3000; i++) {
            CubesPosition position =
                    (CubesPosition) playedAtRandom("3x4", 1 + i % 20, random).canonical();
            keys.put(position.notation().replaceAll("[rb-]", ""), key(position));
        }
        // Some have the same spots after a symmetry, because the canonical form regards the owners as well.
        assertTrue(keys.values().stream().distinct().count() > keys.size() / 4);
        assertNotEquals(key(playedAtRandom("3x4", 1, random)), key(playedAtRandom("3x4", 2, random)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2x6", "3x5", "4", "5", "6x5"})
    void imagesOfAPositionHaveTheSameKeyAndUnlessTheSpotsAreSymmetricTheSameHoldings(String size) {
        Random random = new Random(4);
        for (int i = 0; i < 50; i++) {
            CubesPosition position = playedAtRandom(size, 25, random);
            CubesPosition image = (CubesPosition) position.canonical();
            assertEquals(key(position), key(image), position.notation());
            assertEquals(holdings(position), holdings(image), position.notation());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2x5", "3x4", "4", "4x5", "5"})
    void whatSufficesForAMoveLeadsAtLeastAsFar(String size) {
        Random random = new Random(5);
        int generalised = 0;
        for (int i = 0; i < 5000; i++) {
            CubesPosition position = playedAtRandom(size, i % 30, random);
            CubesPosition other = withOthers(position, random);
            if (other.result().isEmpty()) {
                List<Move> moves = position.legalMoves();
                Move move = moves.get(random.nextInt(moves.size()));
                MonotoneState state = state(position);
                state.comparisonKey();
                long sufficient = state.sufficientFor(state.encode(move));
                assertNotEquals(0, sufficient);
                if (isPartOf(sufficient, holdings(other))) {
                    generalised += isPartOf(holdings(position), holdings(other)) ? 0 : 1;
                    assertTrue(other.legalMoves().contains(move), other.notation() + " " + move.notation());
                    requireNoMoreForTheOpponent(
                            (CubesPosition) position.play(move).after(),
                            (CubesPosition) other.play(move).after());
                }
            }
        }
        assertTrue(generalised > 20, generalised + " positions with less than all");
    }

    private static void requireNoMoreForTheOpponent(CubesPosition after, CubesPosition otherAfter) {
        if (otherAfter.result().isEmpty()) {
            assertTrue(after.result().isEmpty(), after.notation());
            assertEquals(key(after), key(otherAfter));
            assertTrue(isPartOf(holdings(otherAfter), holdings(after)), after.notation() + otherAfter.notation());
        } else {
            assertEquals(
                    Optional.of(after.toMove().opponent()),
                    otherAfter.result().get().winner());
        }
    }

    @Test
    void largeBoardsAreNotCompared() {
        assertEquals(MonotoneState.INCOMPARABLE, key(CubesGame.INSTANCE.start(6)));
        assertFalse(CubesSearchState.of(CubesGame.INSTANCE.start(9)) instanceof MonotoneState);
        assertNotEquals(MonotoneState.INCOMPARABLE, key(CubesGame.INSTANCE.start(5)));
    }
}
