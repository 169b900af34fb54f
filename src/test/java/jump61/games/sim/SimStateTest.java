package jump61.games.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.SearchState;
import jump61.game.Side;
import jump61.game.Turn;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The search's view of Sim, its tactics, and the names of its points, without playing thousands of games. */
class SimStateTest {
    @Test
    void theStateFollowsTheRulesThereAndBack() {
        for (long seed = 0; seed < 10; seed++) {
            SearchState state = SimGame.INSTANCE.searchState(SimPosition.START);
            Deque<String> before = new ArrayDeque<>();
            for (Turn turn : RandomPlay.from(SimPosition.START, seed)) {
                before.push(said(state));
                state.play(state.encode(turn.move()));
                assertEquals(said(SimGame.INSTANCE.searchState(turn.after())), said(state));
                assertEquals(said(state), said(state.copy()));
            }
            while (!before.isEmpty()) {
                state.undo();
                assertEquals(before.pop(), said(state));
            }
        }
    }

    @Test
    void linesThatLoseAtOnceAreListedLast() {
        SearchState state = state("12 13 / 45 46");
        int[] moves = new int[state.maxMoves() + 1];
        int end = state.legalMoves(moves, 1);
        assertEquals(11, end - 1);
        String listed = IntStream.range(1, end)
                .mapToObj(i -> state.decode(moves[i]).notation())
                .collect(Collectors.joining(" "));
        assertEquals("14 15 16 24 25 26 34 35 36 56 23", listed);
    }

    @ParameterizedTest
    @CsvSource({"- / -, 15", "12 13 / 45 46, 11", "12 13 23 / 45 46, 0"})
    void aGameLastsAtMostAsLongAsLinesAreLeft(String position, int plies) {
        assertEquals(plies, state(position).maxPlies());
    }

    @ParameterizedTest
    @CsvSource({"- / -, 0", "12 13 / 45, 100", "12 13 / 45 46, 0", "12 13 / 14 56, -100", "12 13 24 / 45 16, 200"})
    void moreSafeLinesAreBetter(String position, int value) {
        assertEquals(value, state(position).evaluate());
    }

    @Test
    void theSideThatClosedATriangleHasLost() {
        assertEquals(SearchState.WON, state("12 13 23 / 45 46").outcome());
        assertEquals(SearchState.OPEN, state("12 13 / 45 46").outcome());
        assertEquals(15, state("- / -").maxMoves());
    }

    @Test
    void differentPositionsHaveDifferentKeys() {
        Set<Position> positions = new HashSet<>();
        Set<Long> keys = new HashSet<>();
        for (long seed = 0; seed < 30; seed++) {
            for (Position position : RandomPlay.positions(SimPosition.START, seed)) {
                if (position.result().isEmpty() && positions.add(position)) {
                    assertTrue(keys.add(SimGame.INSTANCE.searchState(position).hash()), position::notation);
                }
            }
        }
        assertEquals(positions.size(), keys.size());
    }

    @Test
    void equalPositionsHaveEqualHashCodesAndOthersMostlyNot() {
        Set<Integer> codes = new HashSet<>();
        for (SimMove line : Lines.moves(Lines.ALL)) {
            var one = (SimPosition) SimPosition.START.play(line).after();
            assertEquals(one, SimPosition.of(List.of(line), List.of()));
            assertEquals(
                    one.hashCode(), SimPosition.of(List.of(line), List.of()).hashCode());
            assertNotEquals(one, SimPosition.START);
            codes.add(one.hashCode());
        }
        assertEquals(Lines.COUNT, codes.size());
        assertNotEquals(position("12 / 34"), position("12 / 35"));
        assertNotEquals(position("12 / 34"), position("13 / 34"));
        assertNotEquals(SimPosition.START, "- / -");
        assertEquals("12 / 34", position("12 / 34").toString());
    }

    /** Whatever its points are called, a position has one representative, which is one of its images. */
    @ParameterizedTest
    @CsvSource({"12 / 34", "12 13 / 45 46", "12 34 56 / 13 24", "12 23 34 45 / 14 25 36"})
    void renamingThePointsDoesNotChangeTheRepresentative(String text) {
        SimPosition position = position(text);
        String canonical = position.canonical().notation();
        for (String names : new String[] {"213456", "654321", "234561", "123465", "321654", "415263"}) {
            String renamed = text.chars()
                    .mapToObj(c -> c >= '1' && c <= '6' ? names.charAt(c - '1') : (char) c)
                    .map(String::valueOf)
                    .collect(Collectors.joining());
            assertEquals(canonical, position(renamed).canonical().notation(), renamed);
        }
        assertEquals(canonical, position(canonical).canonical().notation());
        assertEquals(
                position.lines(Side.FIRST).size(),
                position.canonical().lines(Side.FIRST).size());
    }

    @ParameterizedTest
    @CsvSource({
        "12 / 34, 12 / 13",
        "12 13 / 45 46, 12 13 / 14 15",
        "12 13 / 24 56, 12 34 / 13 24",
        "12 13 24 / 16 35, 12 13 14 / 15 26"
    })
    void positionsOfAnotherShapeHaveAnotherRepresentative(String one, String other) {
        assertNotEquals(position(one).canonical(), position(other).canonical());
    }

    @ParameterizedTest
    @CsvSource({
        // own lines, the other side's lines, the line that is rated
        "SURVIVE, 12 13, 45, 23, 0",
        "SURVIVE, 12 13, 45, 14, 1",
        "LEAVE_TRAPS, 12, 45 46, 56, 0",
        "LEAVE_TRAPS, 12, 45 46, 14, 1",
        "KEEP_FREEDOM, 12, 45 46, 13, -1",
        "KEEP_FREEDOM, 12, 45 46, 34, 0",
        "KEEP_FREEDOM, 12 13, 45 46, 14, -3",
        "MIX_FEW_TRIANGLES, 12, 45, 13, 0",
        "MIX_FEW_TRIANGLES, 12, 13, 45, -1",
        "MIX_FEW_TRIANGLES, 12 13, 23 45, 14, -2",
        "TWO_GROUPS, 14, 56, 25, 7",
        "TWO_GROUPS, 14, 25, 36, 6",
        "TWO_GROUPS, 12 23, 45, 13, 0",
    })
    void aTacticRatesALine(String tactic, String own, String others, String line, double rating) {
        int number = Lines.number(SimGame.INSTANCE.parseMove(line));
        assertEquals(rating, tactic(tactic).rate(mask(own), mask(others), number));
    }

    @Test
    void aStrengthFollowsItsTacticsInTheirOrder() {
        var strength = new SimSolution.Strength(0, List.of(Tactic.SURVIVE, Tactic.LEAVE_TRAPS));
        assertTrue(chosen(strength).stream().noneMatch(List.of("23", "56")::contains));
        var careless = new SimSolution.Strength(1, List.of(Tactic.SURVIVE));
        assertTrue(chosen(careless).contains("23"), "who always slips never follows a tactic");
        var other = new SimSolution.Strength(0, List.of(Tactic.LEAVE_TRAPS));
        assertTrue(chosen(other).contains("23") && !chosen(other).contains("56"));
    }

    private static Set<String> chosen(SimSolution.Strength strength) {
        RandomGenerator random = new SplittableRandom(1);
        return IntStream.range(0, 300)
                .mapToObj(i -> Lines.move(strength.choose(mask("12 13"), mask("45 46"), random))
                        .notation())
                .collect(Collectors.toSet());
    }

    private static Tactic tactic(String name) {
        return switch (name) {
            case "SURVIVE" -> Tactic.SURVIVE;
            case "LEAVE_TRAPS" -> Tactic.LEAVE_TRAPS;
            case "KEEP_FREEDOM" -> Tactic.KEEP_FREEDOM;
            case "MIX_FEW_TRIANGLES" -> Tactic.MIX_FEW_TRIANGLES;
            default -> Tactic.TWO_GROUPS;
        };
    }

    private static int mask(String lines) {
        return Arrays.stream(lines.split(" "))
                .mapToInt(line -> Lines.bit(Lines.number(SimGame.INSTANCE.parseMove(line))))
                .sum();
    }

    private static String said(SearchState state) {
        int[] moves = new int[state.maxMoves()];
        int count = state.legalMoves(moves, 0);
        String open = state.outcome() == SearchState.OPEN ? state.hash() + " " + state.evaluate() : "over";
        return open + " " + state.outcome() + " " + state.maxPlies() + " "
                + Arrays.toString(Arrays.copyOf(moves, count));
    }

    private static SearchState state(String position) {
        return SimGame.INSTANCE.searchState(position(position));
    }

    private static SimPosition position(String text) {
        return SimGame.INSTANCE.parsePosition(text);
    }

    /** Positions that differ only by the names of the points. */
    @Nested
    class NamesOfThePoints {
        private static final int FIRST = 3;
        private static final int LINES = 6;

        /** Computed for each test, so that an error in computing them cannot hide. */
        private final short[][] tables = Symmetry.tables(FIRST, LINES);

        @Test
        void sixPointsHave720DifferentNamings() {
            Set<String> different = Arrays.stream(Symmetry.tables(0, Lines.COUNT))
                    .map(Arrays::toString)
                    .collect(Collectors.toSet());
            assertEquals(720, different.size());
        }

        @Test
        void theFirstNamingChangesNothing() {
            for (int set = 0; set < 1 << LINES; set++) {
                assertEquals(set << FIRST, tables[0][set]);
            }
        }

        @Test
        void linesThatMeetInAPointStillDo() {
            for (short[] table : tables) {
                for (int line = 0; line < LINES; line++) {
                    for (int other = 0; other < line; other++) {
                        boolean met = meet(Lines.move(FIRST + line), Lines.move(FIRST + other));
                        assertEquals(met, meet(renamed(table, line), renamed(table, other)));
                    }
                }
            }
        }

        @Test
        void aSetBecomesTheUnionOfWhatItsLinesBecome() {
            for (short[] table : tables) {
                for (int set = 0; set < 1 << LINES; set++) {
                    int union = 0;
                    for (int line = 0; line < LINES; line++) {
                        union |= (set >> line & 1) == 1 ? table[1 << line] : 0;
                    }
                    assertEquals(union, table[set]);
                }
            }
        }

        @Test
        void everyLineBecomesEveryOtherEquallyOften() {
            for (int line = 0; line < LINES; line++) {
                int at = 1 << line;
                var counts =
                        Arrays.stream(tables).collect(Collectors.groupingBy(table -> table[at], Collectors.counting()));
                assertEquals(Lines.COUNT, counts.size());
                assertTrue(counts.values().stream().allMatch(count -> count == 720 / Lines.COUNT), counts::toString);
            }
        }

        private static SimMove renamed(short[] table, int line) {
            return Lines.moves(table[1 << line]).get(0);
        }

        private static boolean meet(SimMove line, SimMove other) {
            return line.from() == other.from()
                    || line.from() == other.to()
                    || line.to() == other.from()
                    || line.to() == other.to();
        }
    }
}
