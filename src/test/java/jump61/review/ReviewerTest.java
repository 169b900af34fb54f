package jump61.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.Side;
import jump61.game.Solution;
import jump61.game.Turn;
import jump61.games.cubes.CubesGame;
import jump61.games.sim.SimGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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
            double accuracy = review.accuracy(side).orElseThrow();
            assertTrue(0 <= accuracy && accuracy <= 100);
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
}
