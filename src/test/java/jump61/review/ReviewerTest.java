package jump61.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import jump61.engine.Score;
import jump61.engine.SearchResult;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.Side;
import jump61.game.Solution;
import jump61.game.Turn;
import jump61.games.checkers.CheckersGame;
import jump61.games.cubes.CubesGame;
import jump61.games.sim.SimGame;
import jump61.solver.Solver;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReviewerTest {
    private static final ReviewLimits SHORT = new ReviewLimits(500, 4_000);

    private static GameReview review(List<Turn> turns) {
        return new Reviewer(SHORT).review(turns, ReviewMonitor.NONE);
    }

    private static List<Turn> line(Position start, String... moves) {
        List<Turn> turns = new ArrayList<>();
        Position at = start;
        for (String move : moves) {
            turns.add(at.play(at.game().parseMove(move)));
            at = turns.get(turns.size() - 1).after();
        }
        return turns;
    }

    static Stream<Game> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyMoveOfAGameGetsAVerdictAndEachSideAnAccuracy(Game game) {
        List<Turn> turns = RandomPlay.from(game.start(game.sizes().smallest()), 5);
        GameReview review = review(turns);
        assertEquals(turns.size(), review.moves().size());
        assertTrue(review.isComplete());
        for (MoveReview move : review.moves()) {
            assertTrue(0 <= move.after() && move.after() <= move.before() && move.before() <= 1, move.toString());
            assertEquals(turns.get(move.ply() - 1), move.turn());
            assertEquals(move.best(), move.bestLine().get(0));
        }
        for (Side side : Side.values()) {
            boolean neverAhead = review.moves().stream()
                    .filter(move -> move.turn().mover() == side)
                    .allMatch(move -> move.before() == 0);
            OptionalDouble accuracy = review.accuracy(side);
            assertEquals(review.isDecided() && neverAhead, accuracy.isEmpty());
            assertTrue(0 <= accuracy.orElse(0) && accuracy.orElse(0) <= 100);
        }
    }

    @Test
    void longGamesGetFewerNodesForEachMove() {
        assertEquals(ReviewLimits.USUAL, ReviewLimits.USUAL.forMoves(ReviewLimits.LONG_GAME));
        assertEquals(
                250_000, ReviewLimits.USUAL.forMoves(2 * ReviewLimits.LONG_GAME).look());
        assertEquals(SHORT.glance(), SHORT.forMoves(10 * ReviewLimits.LONG_GAME).glance());
    }

    @Test
    void theSameNodesGiveTheSameReviewWithOneThreadOrThree() {
        List<Turn> turns = RandomPlay.from(CubesGame.INSTANCE.start(4), 7);
        ExecutorService helpers = Executors.newFixedThreadPool(2);
        try {
            GameReview together = new Reviewer(SHORT, helpers, 3).review(turns, ReviewMonitor.NONE);
            assertEquals(review(turns), together);
        } finally {
            helpers.shutdownNow();
        }
    }

    @Test
    void aMoveThatNoSearchCanDistinguishFromADistantProvenWinIsNotBlamed() {
        // 4×4 is a proven win for Blue, but most of its positions are unknown.
        MoveReview reply =
                review(line(CubesGame.INSTANCE.start(4), "1:1", "4:4")).moves().get(1);
        assertEquals(1, reply.before());
        assertFalse(reply.verdict().isFault(), reply.toString());
    }

    @Test
    void onTheTwoByTwoBoardWhichIsSolvedNoMoveOfTheLoserIsBlamed() {
        // 2×2 is lost for Red from the start; Blue wins with correct play.
        GameReview review = review(line(CubesGame.INSTANCE.start(2), "1:1", "2:2", "1:1"));
        assertEquals(MoveClass.BEST, review.moves().get(0).verdict());
        assertEquals(Side.SECOND, review.moves().get(0).proof().orElseThrow().winner());
    }

    @Test
    void aMoveThatGivesAWinAwayIsABlunderWhereItLosesByForce() {
        Position start = SimGame.INSTANCE.start(SimGame.POINTS);
        for (int seed = 0; seed < 20; seed++) {
            for (MoveReview move : review(RandomPlay.from(start, seed)).moves()) {
                checkAgainstTheSolution(move);
            }
        }
    }

    private static void checkAgainstTheSolution(MoveReview move) {
        Solution solution = SimGame.INSTANCE.solution().orElseThrow();
        Side mover = move.turn().mover();
        boolean won = solution.ending(move.turn().before()).winner().equals(Optional.of(mover));
        boolean stillWon = solution.ending(move.turn().after()).winner().equals(Optional.of(mover));
        assertEquals(won ? 1 : 0, move.before());
        assertEquals(stillWon ? 1 : 0, move.after());
        if (move.turn().before().legalMoves().size() > 1) {
            assertEquals(won && !stillWon, move.verdict() == MoveClass.BLUNDER, move.toString());
            assertEquals(!won, move.isLostAnyway(), move.toString());
            assertEquals(!won && !holdsOut(move, solution), move.verdict() == MoveClass.GOOD, move.toString());
        }
        solution.ending(move.turn().before());
        move.proof().ifPresent(proof -> {
            Solution.Outlook ending = solution.ending(move.turn().after());
            assertEquals(new Proof(ending.winner().orElseThrow(), ending.plies()), proof);
        });
    }

    private static boolean holdsOut(MoveReview move, Solution solution) {
        return solution.ending(move.turn().after()).plies() + 1
                >= solution.ending(move.turn().before()).plies();
    }

    @Test
    void theOnlyMoveThatHoldsIsDistinguishedFromOneOfMany() {
        List<Turn> turns = new ArrayList<>();
        for (int seed = 0; turns.size() < 3; seed++) {
            for (Turn turn : RandomPlay.from(SimGame.INSTANCE.start(SimGame.POINTS), seed)) {
                if (winners(turn.before()) == 1 && winners(turn.before(), turn) == 1) {
                    turns.add(turn);
                }
            }
        }
        for (Turn turn : turns) {
            assertEquals(
                    MoveClass.ONLY_MOVE, review(List.of(turn)).moves().get(0).verdict());
        }
    }

    private static long winners(Position position) {
        return position.legalMoves().stream()
                .filter(move -> winners(position, position.play(move)) == 1)
                .count();
    }

    private static int winners(Position position, Turn turn) {
        Solution solution = SimGame.INSTANCE.solution().orElseThrow();
        return solution.ending(turn.after()).winner().equals(Optional.of(position.toMove())) ? 1 : 0;
    }

    @Test
    void aStoppedReviewContainsWhatIsKnownAndNoMore() {
        List<Turn> turns = RandomPlay.from(CubesGame.INSTANCE.start(4), 7);
        AtomicInteger told = new AtomicInteger();
        GameReview review = new Reviewer(SHORT).review(turns, new ReviewMonitor() {
            @Override
            public boolean cancelled() {
                return told.get() >= 4;
            }

            @Override
            public void progress(GameReview soFar) {
                told.incrementAndGet();
            }
        });
        assertFalse(review.isComplete());
        assertEquals(3, review.moves().size());
        assertTrue(review.accuracy(Side.FIRST).isEmpty());
    }

    @Test
    void aFirstPictureOfTheWholeGameAppearsLongBeforeTheEnd() {
        List<Turn> turns = RandomPlay.from(CubesGame.INSTANCE.start(4), 7);
        List<GameReview> pictures = new ArrayList<>();
        new Reviewer(SHORT).review(turns, new ReviewMonitor() {
            @Override
            public void progress(GameReview soFar) {
                pictures.add(soFar);
            }
        });
        GameReview first = pictures.stream()
                .filter(picture -> picture.moves().size() == turns.size())
                .findFirst()
                .orElseThrow();
        assertTrue(first.progress() <= 0.51, "at " + first.progress());
    }

    @Nested
    class Verdicts {
        private static final Position START = CubesGame.INSTANCE.start(3);
        private static final Move PLAYED = START.legalMoves().get(0);
        private static final Move OTHER = START.legalMoves().get(1);

        @Test
        void inALostPositionAMoveIsBestIfItLosesNoSoonerThanItHasTo() {
            assertEquals(MoveClass.BEST, verdict(lossIn(12), winIn(11)));
            assertEquals(MoveClass.BEST, verdict(lossIn(12), winIn(13)));
            assertEquals(MoveClass.GOOD, verdict(lossIn(12), winIn(9)));
        }

        @Test
        void inALostPositionAMoveIsBestIfNobodyKnowsHowLongAnotherOneWouldHoldOut() {
            Score atSomeTime = Proof.win().negated();
            Score oneMoveLater = new Score(atSomeTime.value() + 1);
            assertEquals(MoveClass.BEST, verdict(atSomeTime, winIn(9)));
            assertEquals(MoveClass.BEST, verdict(oneMoveLater, winIn(9)));
            assertEquals(MoveClass.BEST, verdict(lossIn(12), Proof.win()));
        }

        private static Score winIn(int plies) {
            return new Score(Score.WIN - plies);
        }

        private static Score lossIn(int plies) {
            return winIn(plies).negated();
        }

        /** Judges a move that is not the one found best. */
        private static MoveClass verdict(Score before, Score after) {
            Turn turn = START.play(PLAYED);
            Finding[] findings = {finding(START, OTHER, before), finding(turn.after(), OTHER, after)};
            Judge judge = new Judge(
                    List.of(turn),
                    findings,
                    new ProofWalk.Known[findings.length],
                    new OptionalDouble[] {OptionalDouble.empty()},
                    WinChance.of(CubesGame.INSTANCE));
            return judge.review(1).moves().get(0).verdict();
        }

        private static Finding finding(Position position, Move best, Score score) {
            SearchResult result = new SearchResult(Optional.of(best), score, 1, 1, List.of(best), List.of());
            return new Finding(position, result, List.of(score));
        }
    }

    @Nested
    class Proofs {
        private static ProofWalk.Known[] walk(List<Turn> turns, long look) {
            return new ProofWalk(turns, ReviewLimits.of(look), () -> false).walk();
        }

        private static Optional<Side> winner(Position position) {
            return new Solver(4 << 20, () -> false).solve(position).winner();
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2, 3, 4, 5, 6})
        void whatIsProvenAboutAGameAgreesWithTheSolver(int seed) {
            List<Turn> turns = RandomPlay.from(CubesGame.INSTANCE.start(3), seed);
            ProofWalk.Known[] known = walk(turns, 1_000_000);
            for (int ply = 0; ply < turns.size(); ply++) {
                Position position = turns.get(ply).before();
                assertNotNull(known[ply], "3×3 is small enough");
                Side winner = winner(position).orElseThrow();
                assertEquals(winner == position.toMove(), known[ply].score().isWin());
                if (known[ply].score().isWin()) {
                    Position after =
                            position.play(known[ply].best().orElseThrow()).after();
                    assertTrue(after.result().isPresent() || winner(after).equals(Optional.of(winner)));
                }
            }
        }

        @Test
        void aLossIsProvenAndAWinIsNot() {
            for (Turn turn : RandomPlay.from(CubesGame.INSTANCE.start(3), 7)) {
                Position position = turn.before();
                assertEquals(
                        winner(position).orElseThrow() != position.toMove(),
                        ProofWalk.loss(position, ReviewLimits.of(1_000_000), 1, () -> false)
                                .isPresent());
            }
        }

        @Test
        void aFewNodesProveTheEndOfALargeGameAndNoMore() {
            List<Turn> turns = RandomPlay.from(CubesGame.INSTANCE.start(6), 1);
            ProofWalk.Known[] known = walk(turns, 50_000);
            assertNotNull(known[turns.size() - 1]);
            assertTrue(Arrays.stream(known, 0, turns.size()).anyMatch(Objects::isNull));
            assertEquals(Arrays.asList(known), Arrays.asList(walk(turns, 50_000)), "the same again");
        }

        @Test
        void aProvenWinOfUnknownLengthHasNoNumberOfMoves() {
            Position start = CubesGame.INSTANCE.start(6);
            assertEquals(Optional.of(new Proof(start.toMove(), 0)), Proof.of(Proof.win(), start.toMove()));
            assertEquals("proof.some", new Proof(start.toMove(), 0).key("proof"));
        }

        @Test
        void aSolvedGameNeedsNoProofs() {
            assertFalse(ProofWalk.suits(SimGame.INSTANCE.start(SimGame.POINTS)));
            assertFalse(ProofWalk.suits(CheckersGame.INSTANCE.start(8)));
            assertTrue(ProofWalk.suits(CubesGame.INSTANCE.start(6)));
        }
    }
}
