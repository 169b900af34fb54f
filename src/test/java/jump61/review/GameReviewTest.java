package jump61.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.RandomPlay;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.sim.SimGame;
import org.junit.jupiter.api.Test;

/** What decided a game. */
class GameReviewTest {
    private static MoveReview blunder(int ply, Turn turn) {
        return review(ply, turn, MoveClass.BLUNDER);
    }

    private static MoveReview review(int ply, Turn turn, MoveClass verdict) {
        return new MoveReview(
                ply,
                turn,
                turn.move(),
                verdict,
                1,
                0,
                Optional.empty(),
                Optional.empty(),
                List.of(turn.move()),
                List.of(),
                1);
    }

    /** {@return a review in which the last two of seven moves were blunders, each of the other side} */
    private static GameReview thrownAwayTwice() {
        Match match = new Match(SimGame.INSTANCE.start(6), new Players(Player.HUMAN, Player.HUMAN));
        List.of("12", "56", "34", "45", "23", "26", "13").forEach(move -> match.play(SimGame.INSTANCE.parseMove(move)));
        List<Turn> turns = match.played();
        List<OptionalDouble> chances = IntStream.rangeClosed(0, 7)
                .mapToObj(ply -> OptionalDouble.of(ply == 6 ? 1 : 0))
                .toList();
        return new GameReview(turns, List.of(blunder(6, turns.get(5)), blunder(7, turns.get(6))), chances, 1);
    }

    @Test
    void theLosersMistakeDecidesAGameThatBothThrewAway() {
        assertEquals(
                Optional.of(7),
                thrownAwayTwice().turningPoint(Optional.of(Side.SECOND)).map(MoveReview::ply));
    }

    @Test
    void withoutAWinnerTheFirstOfTheLargestDecides() {
        assertEquals(
                Optional.of(6), thrownAwayTwice().turningPoint(Optional.empty()).map(MoveReview::ply));
    }

    /** {@return whole reviews of a game of Sim in which the first side's chances are these, in hundredths} */
    private static GameReview withChances(int... hundredths) {
        List<Turn> turns = RandomPlay.from(SimGame.INSTANCE.start(6), 3).subList(0, hundredths.length - 1);
        List<MoveReview> moves = IntStream.rangeClosed(1, turns.size())
                .mapToObj(ply -> blunder(ply, turns.get(ply - 1)))
                .toList();
        List<OptionalDouble> chances = IntStream.of(hundredths)
                .mapToObj(chance -> OptionalDouble.of(chance / 100.0))
                .toList();
        return new GameReview(turns, moves, chances, 1);
    }

    private static String phases(int... hundredths) {
        return story(withChances(hundredths)).phases().stream()
                .map(phase -> phase.ahead().map(Side::toString).orElse("even") + " to " + phase.until())
                .collect(Collectors.joining(", "));
    }

    @Test
    void theStoryHasAPhaseForEachSideThatWasAheadForSomeMoves() {
        assertEquals("", phases(50, 50, 50, 50, 50, 50));
        assertEquals("even to 2", phases(50, 50, 50, 70, 70, 70, 70));
        assertEquals("even to 2, FIRST to 5", phases(50, 50, 50, 70, 70, 70, 20, 20, 20));
        assertEquals("SECOND to 3, even to 7", phases(20, 20, 20, 20, 50, 60, 40, 50, 61, 61, 61));
    }

    @Test
    void whatLastsForTwoMovesOnlyIsNoPhaseOfTheStory() {
        assertEquals("", phases(50, 50, 50, 70, 70, 50, 50, 50, 50));
        assertEquals("even to 2", phases(50, 50, 50, 20, 20, 70, 70, 70, 70));
    }

    @Test
    void whileTheLeadChangesHandsAgainAndAgainNobodyIsSaidToBeAhead() {
        assertEquals("SECOND to 3", phases(20, 20, 20, 20, 50, 50, 70, 50, 50, 80, 80, 80));
        assertEquals("SECOND to 8", phases(20, 20, 20, 50, 70, 50, 20, 20, 20, 80, 80, 80), "not told twice");
    }

    @Test
    void whoThrewTheLeadAwayForOneMoveOnlyWasAheadUntilThen() {
        // After eight moves, the loser could have saved the game.
        GameReview review = lost(ply -> ply < 3 ? 50 : ply == 8 ? 45 : 10);
        GameStory story = story(review);
        Side winner = story.tipped().orElseThrow().turn().mover().opponent();
        assertEquals(9, story.tipped().orElseThrow().ply());
        assertEquals(
                List.of(new GameStory.Phase(Optional.empty(), 2), new GameStory.Phase(Optional.of(winner), 7)),
                story.phases());
    }

    /** {@return the review of a whole game in which the loser has these chances, in hundredths, up to move six, and then 10} */
    private static GameReview lostFrom(int hundredths) {
        return lost(ply -> ply < 6 ? hundredths : 10);
    }

    /** {@return the review of a whole game in which the loser has these chances, in hundredths, after each move} */
    private static GameReview lost(IntUnaryOperator hundredths) {
        List<Turn> turns = RandomPlay.from(SimGame.INSTANCE.start(6), 3);
        boolean firstLost = turns.get(turns.size() - 1)
                .after()
                .result()
                .orElseThrow()
                .winner()
                .equals(Optional.of(Side.SECOND));
        List<OptionalDouble> chances = IntStream.rangeClosed(0, turns.size())
                .mapToObj(ply -> hundredths.applyAsInt(ply) / 100.0)
                .map(losers -> OptionalDouble.of(firstLost ? losers : 1 - losers))
                .toList();
        List<MoveReview> moves = IntStream.rangeClosed(1, turns.size())
                .mapToObj(ply -> blunder(ply, turns.get(ply - 1)))
                .toList();
        return new GameReview(turns, moves, chances, 1);
    }

    private static GameStory story(GameReview review) {
        Turn last = review.turns().get(review.turns().size() - 1);
        return GameStory.of(review, last.after().result(), fact -> false);
    }

    @Test
    void aGameThatOneSideResignedHasTheStoryOfItsMoves() {
        Result resigned = new Result(Optional.of(Side.SECOND), Result.Reason.RESIGNATION);
        GameReview lost = withChances(50, 50, 50, 50, 50, 10, 10, 10);
        GameStory story = GameStory.of(lost, Optional.of(resigned), fact -> false);
        assertEquals(Optional.of(5), story.tipped().map(MoveReview::ply));
        assertEquals(Optional.empty(), story(lost).tipped(), "nobody has won");
        GameReview even = withChances(50, 50, 50, 50, 50, 50, 50, 50);
        assertEquals(
                Optional.empty(),
                GameStory.of(even, Optional.of(resigned), fact -> false).slow(),
                "it was not lost on the board");
    }

    @Test
    void whoGaveUpOrLostOnTimeWhileAheadWasAheadToTheEnd() {
        GameReview ahead = withChances(50, 50, 50, 50, 90, 90, 90, 90);
        for (Result.Reason reason : List.of(Result.Reason.RESIGNATION, Result.Reason.TIME)) {
            GameStory story =
                    GameStory.of(ahead, Optional.of(new Result(Optional.of(Side.SECOND), reason)), fact -> false);
            assertEquals(
                    List.of(new GameStory.Phase(Optional.empty(), 3), new GameStory.Phase(Optional.of(Side.FIRST), 7)),
                    story.phases());
        }
        Result won = new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION);
        assertEquals(
                List.of(new GameStory.Phase(Optional.empty(), 3)),
                GameStory.of(ahead, Optional.of(won), fact -> false).phases(),
                "that the winner was ahead goes without saying");
    }

    @Test
    void whoWasEvenForSomeTimeHadNotLostFromTheStart() {
        GameReview review = lost(ply -> ply == 0 ? 20 : ply < 7 ? 45 : 10);
        GameReview little = new GameReview(review.turns(), onlyInaccuracies(review), review.chances(), 1);
        GameStory story = story(little);
        assertEquals(Optional.empty(), story.hopeless());
        assertEquals(Optional.empty(), story.tipped());
        assertTrue(story.slow().isPresent());
        assertTrue(story(lost(ply -> 10)).hopeless().isPresent());
    }

    private static List<MoveReview> onlyInaccuracies(GameReview review) {
        return review.moves().stream()
                .map(move -> review(move.ply(), move.turn(), MoveClass.INACCURACY))
                .toList();
    }

    @Test
    void aGameTipsFromAPositionThatWasEvenIfTheWinnerWasNotAheadThere() {
        for (int even : List.of(50, 49, 40)) {
            GameReview review = lostFrom(even);
            assertEquals(Optional.empty(), story(review).slow());
            assertEquals(6, story(review).tipped().orElseThrow().ply(), 1);
            Optional<Side> winner = review.turns()
                    .get(review.turns().size() - 1)
                    .after()
                    .result()
                    .orElseThrow()
                    .winner();
            assertEquals(story(review).tipped(), review.turningPoint(winner));
        }
        GameStory behind = story(lostFrom(39));
        assertEquals(Optional.empty(), behind.tipped());
        assertTrue(behind.slow().isPresent());
        assertTrue(behind.inSteps());
    }
}
