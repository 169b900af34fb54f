package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.SearchState;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolverTest {
    private static final long MEGABYTE = 1 << 20;

    private final Map<Position, Integer> values = new HashMap<>();

    private static Solver solver() {
        return new Solver(4 * MEGABYTE, () -> false);
    }

    static Position playedAtRandom(Position start, int plies, Random random) {
        Position position = start;
        for (int ply = 0; ply < plies && position.result().isEmpty(); ply++) {
            List<Move> moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size()))).after();
        }
        return position;
    }

    /** The value for the side to move by trying everything: 1, 0 or -1. */
    private int plainValue(Position position) {
        Integer known = values.get(position);
        if (known != null) {
            return known;
        }
        int best = -1;
        Optional<Result> result = position.result();
        if (result.isPresent()) {
            Optional<Side> winner = result.get().winner();
            best = winner.map(side -> side == position.toMove() ? 1 : -1).orElse(0);
        } else {
            for (Move move : position.legalMoves()) {
                best = Math.max(best, -plainValue(position.play(move).after()));
            }
        }
        values.put(position, best);
        return best;
    }

    /** It takes 26,029 positions; 48,545 with the evaluation of a search. */
    @Test
    void theProofOf2x6IsGuidedByWhatProofsHaveTaught() {
        Verdict verdict = solver().solve(CubesGame.INSTANCE.start(new BoardSize(2, 6)));
        assertTrue(verdict.nodes() < 34_000, verdict.toString());
    }

    /**
     * It takes 15,507 positions; 164,244 if a new position starts with the same numbers at every depth, 39,141 with the
     * evaluation of a search, and 21,446 if positions are not compared.
     */
    @Test
    void theProofOf3x4PrefersPositionsThatAreNearerToTheirEndAndComparesThem() {
        Verdict verdict = solver().solve(CubesGame.INSTANCE.start(new BoardSize(3, 4)));
        assertTrue(verdict.nodes() < 18_000, verdict.toString());
    }

    /** Otherwise, numbers that it has from another question would not be comparable. */
    @Test
    void laterPositionsOfASolverAreComparedWithTheEarliest() {
        Position start = CubesGame.INSTANCE.start(4);
        Position later = start.play(start.legalMoves().get(0)).after();
        List<Long> numbers = new ArrayList<>();
        RootWatcher watcher = (nodes, proof, disproof, move) -> numbers.add((long) proof + disproof);
        Solver first = new Solver(4 * MEGABYTE, () -> false, watcher);
        first.solve(later, 1);
        Solver second = new Solver(4 * MEGABYTE, () -> false, watcher);
        second.solve(start, 1);
        numbers.remove(1);
        second.solve(later, 1);
        assertEquals(2, numbers.size());
        assertTrue(numbers.get(1) < numbers.get(0) * 0.8, numbers.toString());
    }

    /** A review walks a game back from its end, so most positions come before all that its solver has seen. */
    @Test
    void aPositionBeforeAllOthersIsGuidedAsByANewSolver() {
        Position start = CubesGame.INSTANCE.start(4);
        Position end = playedAtRandom(start, 20, new Random(1));
        List<Long> numbers = new ArrayList<>();
        RootWatcher watcher = (nodes, proof, disproof, move) -> numbers.add((long) proof + disproof);
        new Solver(4 * MEGABYTE, () -> false, watcher).solve(start, 1);
        List<Long> alone = List.copyOf(numbers);
        numbers.clear();
        Solver used = new Solver(4 * MEGABYTE, () -> false, watcher);
        used.solve(end, 1);
        numbers.clear();
        used.solve(start, 1);
        assertEquals(alone, numbers);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void blueWinsTheSmallBoardsFromTheStart(int size) {
        assertEquals(
                Optional.of(Side.SECOND),
                solver().solve(CubesGame.INSTANCE.start(size)).winner());
    }

    @Test
    void theSolverAgreesWithTryingEverything() {
        Random random = new Random(3);
        for (int i = 0; i < 60; i++) {
            Position position = playedAtRandom(CubesGame.INSTANCE.start(3), 6 + i % 6, random);
            Verdict verdict = solver().solve(position);
            Side expected = plainValue(position) > 0
                    ? position.toMove()
                    : position.toMove().opponent();
            assertEquals(Optional.of(expected), verdict.winner(), position.notation());
        }
    }

    /** One solver for all questions, so that what it knows about one position decides others. */
    @ParameterizedTest
    @CsvSource({"2, 4, 6", "3, 3, 9"})
    void whatASolverKnowsOfOtherPositionsIsTrueWithinAnyNumberOfPlies(int rows, int columns, int plies) {
        Random random = new Random(8);
        Solver solver = solver();
        for (int i = 0; i < 400; i++) {
            Position position =
                    playedAtRandom(CubesGame.INSTANCE.start(new BoardSize(rows, columns)), plies + i % 4, random);
            int within = 1 + i % 7;
            if (position.result().isEmpty()) {
                boolean wins = plainlyWins(position, within);
                boolean loses = plainlyLoses(position, within);
                String text = position.notation() + " within " + within;
                assertEquals(
                        wins, solver.decide(position, Goal.winWithin(within)).moverSucceeds(), text);
                assertEquals(
                        !loses, solver.decide(position, Goal.holdFor(within)).moverSucceeds(), text);
            }
        }
    }

    private static boolean plainlyWins(Position position, int within) {
        return within > 0
                && position.legalMoves().stream()
                        .map(move -> position.play(move).after())
                        .anyMatch(after -> after.result().isPresent()
                                ? after.result().get().winner().equals(Optional.of(position.toMove()))
                                : plainlyLoses(after, within - 1));
    }

    private static boolean plainlyLoses(Position position, int within) {
        return within > 0
                && position.legalMoves().stream()
                        .map(move -> position.play(move).after())
                        .allMatch(after -> after.result().isEmpty() && plainlyWins(after, within - 1));
    }

    static List<Game> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    @Tag("slow")
    void endsOfEveryGameAreSolvedAlsoWhereBothMayShare(Game game) {
        Random random = new Random(9);
        int checked = 0;
        while (checked < 10) {
            Position position = nearTheEnd(game, random);
            int value = plainValue(position);
            Side mover = position.toMove();
            Optional<Side> expected = value == 0 ? Optional.empty() : Optional.of(value > 0 ? mover : mover.opponent());
            Solver solver = solver();
            assertEquals(new Verdict(true, expected, 0), withoutNodes(solver.solve(position)), position.notation());
            assertEquals(new Verdict(true, expected, 0), withoutNodes(solver.solve(position)), "asked again");
            checked++;
        }
    }

    private static Verdict withoutNodes(Verdict verdict) {
        return new Verdict(verdict.proven(), verdict.winner(), 0);
    }

    /** A position a few plies before the end of a random game. */
    private static Position nearTheEnd(Game game, Random random) {
        Position position = game.start(game.sizes().smallest());
        Position[] last = new Position[5];
        for (int ply = 0; position.result().isEmpty(); ply++) {
            last[ply % last.length] = position;
            position = playedAtRandom(position, 1, random);
            if (position.result().isPresent()) {
                return Optional.ofNullable(last[(ply + 1) % last.length]).orElse(last[0]);
            }
        }
        return position;
    }

    @Test
    void aSolverThatIsStoppedProvesNothing() {
        Verdict verdict = new Solver(MEGABYTE, () -> true).solve(CubesGame.INSTANCE.start(6));
        assertFalse(verdict.proven());
        assertEquals(Optional.empty(), verdict.winner());
    }

    /** As the lab asks, move by move, in one memory. */
    @Test
    void aSearchFollowsTheMovesOfAGameAndKnowsAtEachWhoWins() {
        SearchState state = CubesGame.INSTANCE.searchState(CubesGame.INSTANCE.start(2));
        ProofNumberSearch search = ProofNumberSearch.forWin(state, 0, SolverMemory.of(state, MEGABYTE));
        assertTrue(follow(search, CubesGame.INSTANCE.start(2), state.copy()) > 40);
    }

    @Test
    void aSearchForAWinGoesOnUntilItKnows() {
        SearchState state = CubesGame.INSTANCE.searchState(CubesGame.INSTANCE.start(new BoardSize(3, 4)));
        ProofNumberSearch search = ProofNumberSearch.forWin(state, 0, SolverMemory.of(state, MEGABYTE));
        assertTrue(search.run());
        assertEquals(
                solver().solve(CubesGame.INSTANCE.start(new BoardSize(3, 4)))
                        .winner()
                        .equals(Optional.of(Side.FIRST)),
                search.moverSucceeds());
    }

    private int follow(ProofNumberSearch search, Position position, SearchState state) {
        assertTrue(search.run());
        assertEquals(plainValue(position) > 0, search.moverSucceeds(), position.notation());
        int positions = 1;
        for (Move move : position.legalMoves()) {
            Position after = position.play(move).after();
            int encoded = state.encode(move);
            if (after.result().isEmpty()) {
                search.play(encoded);
                state.play(encoded);
                positions += follow(search, after, state);
                state.undo();
                search.undo();
            }
        }
        return positions;
    }
}
