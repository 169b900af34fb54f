package jump61.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.Rounds;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.checkers.CheckersGame;
import jump61.games.cubes.CubesGame;
import jump61.games.sim.SimGame;
import jump61.solver.Solver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A review agrees with itself, and with what is proven. */
class AgreementTest {
    /** A game of Checkers in which the same trade is overlooked by both sides, move after move. */
    private static final String OVERLOOKED =
            "rrrr/rr.r/rrrr/..rw/..../ww.w/wwww/wwww red:2 2 3 3,3 7 1 5,1 1 2 2,5 1 4 0,0 0 1 1,6 6 5 5,2 0 3 1,5 3 4 4,3 5 5 3,"
                    + "6 2 4 4,3 3 4 2,7 1 6 2,2 4 3 3,6 2 5 3,1 1 2 0,7 3 6 2,0 2 1 1,5 7 4 6,0 6 2 4,7 7 6 6,0 4 1 5,6 6 5 7";
    /** A game of Checkers that Red wins from afar. */
    private static final String WON =
            "rrrr/rrrr/r.r./r..r/...w/wwww/ww.w/wwww red:1 1 2 2,7 5 6 4,2 4 3 3,4 6 3 5,3 3 4 4,5 5 3 3,2 2 4 4,5 1 4 2,1 5 2 4,6 4 5 5,"
                    + "1 3 2 2,3 5 1 3,1 7 2 6,5 7 4 6,0 2 2 4,5 5 3 3,2 2 4 4,6 6 5 5,4 4 6 6,7 7 5 5,2 6 3 5,5 3 4 4,3 5 5 3,"
                    + "6 0 5 1,0 0 1 1,4 2 3 3,5 3 6 4,6 2 5 3,0 4 1 3,5 1 4 2,0 6 1 5,7 3 6 2,1 3 2 2,7 1 6 0,6 4 7 3,6 0 5 1,"
                    + "2 2 4 4,5 3 3 5,2 4 3 3,3 5 2 4,1 5 2 6,2 4 1 3,3 1 5 3,6 2 4 4,1 1 2 2,1 3 0 2,2 0 3 1,5 1 4 0";

    /** A game of Jump61 on 4×6, in which a move is proven to lose when its position has been searched again. */
    private static final String PROVEN_LATE =
            "1:1,2:5,1:6,4:1,4:6,2:5,1:2,3:1,4:4,1:4,1:5,1:4,4:4,4:1,2:6,2:5,4:5,1:3,1:2,1:3,4:6,1:3,1:6,1:3,1:5,2:3,"
                    + "3:6,2:3,2:6,1:3,2:6,2:4,1:6,2:3,2:6,4:3,3:5,1:1,2:3,2:1";

    private static List<Turn> line(Position start, String moves) {
        List<Turn> turns = new ArrayList<>();
        Position at = start;
        for (String move : moves.split(",")) {
            turns.add(at.play(at.game().parseMove(move)));
            at = turns.get(turns.size() - 1).after();
        }
        return turns;
    }

    /** {@return the story of a game that was played to its end} */
    private static String story(ReviewWords words, GameReview review) {
        Turn last = review.turns().get(review.turns().size() - 1);
        return words.story(review, last.after().result());
    }

    private static GameReview review(List<Turn> turns, ReviewLimits limits) {
        return new Reviewer(limits).review(turns, ReviewMonitor.NONE);
    }

    /** The usual review of the moves with these numbers, from 1, which are the numbers of their reviews as well. */
    private static List<MoveReview> review(String game, int from, int to) {
        String[] parts = game.split(":");
        List<Turn> turns =
                line(CheckersGame.INSTANCE.parsePosition(parts[0]), parts[1]).subList(from - 1, to);
        List<MoveReview> moves = new ArrayList<>(Collections.nCopies(from, null));
        moves.addAll(review(turns, ReviewLimits.USUAL).moves());
        return moves;
    }

    static Stream<Game> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theChanceAfterAMoveIsTheChanceBeforeTheNextOneAndThatOfTheGraph(Game game) {
        for (int seed = 0; seed < 3; seed++) {
            GameReview review =
                    review(RandomPlay.from(game.start(game.sizes().usualSize()), seed), new ReviewLimits(200, 1_500));
            for (MoveReview move : review.moves()) {
                boolean first = move.turn().mover() == review.turns().get(0).mover();
                List<OptionalDouble> graph = review.chances();
                assertEquals(
                        first ? move.before() : 1 - move.before(),
                        graph.get(move.ply() - 1).getAsDouble(),
                        1e-12);
                assertEquals(
                        first ? move.after() : 1 - move.after(),
                        graph.get(move.ply()).getAsDouble(),
                        1e-12);
                assertTrue(move.after() <= move.before(), "no move wins chances: " + move);
            }
        }
    }

    @Test
    void aBestMoveLosesNothingEvenIfItIsProvenToLoseAtLast() {
        Position start = CubesGame.INSTANCE.start(BoardSize.parse("4x6").orElseThrow());
        for (MoveReview move :
                review(line(start, PROVEN_LATE), ReviewLimits.of(20_000)).moves()) {
            assertTrue(!move.isBest() || move.lost() == 0, move.toString());
        }
    }

    @Test
    void aMoveThatLosesSomeChancesIsNotCalledBestEvenIfItIsNotBlamed() {
        String moves =
                "1:3,2:1,1:4,2:1,4:1,4:4,2:4,1:1,1:4,4:3,2:3,4:3,2:3,3:2,2:2,3:2,1:4,3:2,1:3,4:4,1:4,2:1,2:4,1:1";
        for (MoveReview move : review(line(CubesGame.INSTANCE.start(4), moves), ReviewLimits.of(20_000))
                .moves()) {
            assertTrue(move.verdict() != MoveClass.BEST || move.lost() < 0.03, move.toString());
        }
    }

    @Test
    void aBestMoveAfterWhichTheOpponentIsProvenToWinWasAlreadyLost() {
        for (int seed = 0; seed < 12; seed++) {
            for (MoveReview move : review(
                            RandomPlay.from(CubesGame.INSTANCE.start(5), seed), new ReviewLimits(100, 900))
                    .moves()) {
                boolean loses = move.proof()
                        .filter(proof -> proof.winner() != move.turn().mover())
                        .isPresent();
                if (loses && !move.verdict().isFault() && move.verdict() != MoveClass.FORCED) {
                    assertTrue(move.isLostAnyway(), move.toString());
                }
            }
        }
    }

    @Test
    void theSameOversightIsABlunderEachTimeItIsMade() {
        List<MoveReview> moves = review(OVERLOOKED, 16, 22);
        for (int ply : new int[] {17, 19, 20, 21}) {
            assertEquals(
                    MoveClass.BLUNDER, moves.get(ply).verdict(), moves.get(ply).toString());
        }
        for (int ply = 17; ply <= 22; ply++) {
            assertEquals(1 - moves.get(ply - 1).after(), moves.get(ply).before(), 1e-12);
        }
    }

    @Test
    void aMoveThatKeepsAProvenWinIsNoFault() {
        MoveReview capture = review(WON, 42, 46).get(43);
        assertFalse(capture.verdict().isFault(), capture.toString());
    }

    @Test
    @Tag("slow")
    void whatOnlyTheDeepSearchesSeeIsNotDrownedByTheShallowOnes() {
        MoveReview move = review(WON, 31, 34).get(32);
        assertEquals(MoveClass.BLUNDER, move.verdict(), move.toString());
    }

    @Test
    @Tag("slow")
    void onASolvedBoardTheClassOfEachMoveIsProven() {
        Position start = CubesGame.INSTANCE.start(BoardSize.parse("3x4").orElseThrow());
        int losing = 0;
        for (int seed = 0; seed < 4; seed++) {
            for (MoveReview move :
                    review(RandomPlay.from(start, seed), ReviewLimits.USUAL).moves()) {
                Side mover = move.turn().mover();
                boolean won = winner(move.turn().before()) == mover;
                boolean kept = winner(move.turn().after()) == mover;
                assertEquals(won ? 1 : 0, move.before(), move.toString());
                assertEquals(kept ? 1 : 0, move.after(), move.toString());
                assertEquals(won && !kept, move.verdict() == MoveClass.BLUNDER, move.toString());
                losing += won && !kept ? 1 : 0;
            }
        }
        assertTrue(losing > 0);
    }

    @Test
    void whereEveryChanceIsZeroOrOneAccuracyIsTheShareOfMovesThatKeptTheResultIfThereWasAnythingToLose() {
        Position smallest = CubesGame.INSTANCE.start(BoardSize.parse("2x2").orElseThrow());
        int neverAhead = 0;
        for (int seed = 0; seed < 6; seed++) {
            neverAhead += checkShares(RandomPlay.from(SimGame.INSTANCE.start(SimGame.POINTS), seed));
            neverAhead += checkShares(RandomPlay.from(smallest, seed));
        }
        assertTrue(neverAhead > 0, "no side was lost from the start");
    }

    /** {@return the number of sides that never had anything to lose} */
    private static int checkShares(List<Turn> game) {
        GameReview review = review(game, ReviewLimits.of(100));
        assertTrue(review.isDecided());
        int neverAhead = 0;
        for (Side side : Side.values()) {
            List<MoveReview> own = review.moves().stream()
                    .filter(move -> move.turn().mover() == side)
                    .toList();
            long kept = own.stream().filter(move -> !move.verdict().isFault()).count();
            boolean hopeless = own.stream().allMatch(move -> move.before() == 0);
            OptionalDouble share = hopeless ? OptionalDouble.empty() : OptionalDouble.of(100.0 * kept / own.size());
            assertEquals(share, review.accuracy(side));
            neverAhead += hopeless ? 1 : 0;
        }
        return neverAhead;
    }

    @Test
    void theStoryNamesTheMoveAfterWhichTheWinnerWasAheadToTheEndOrTellsThatThereIsNone() {
        ReviewWords words = new ReviewWords(Locale.ROOT, Enum::name);
        int tipped = 0;
        for (int seed = 0; seed < 12; seed++) {
            GameReview review =
                    review(RandomPlay.from(SimGame.INSTANCE.start(SimGame.POINTS), seed), ReviewLimits.of(100));
            Side loser = review.turns()
                    .get(review.turns().size() - 1)
                    .after()
                    .result()
                    .orElseThrow()
                    .winner()
                    .orElseThrow()
                    .opponent();
            Optional<MoveReview> last = review.moves().stream()
                    .filter(move ->
                            move.turn().mover() == loser && move.verdict().isSerious())
                    .reduce((one, later) -> later);
            String story = story(words, review);
            last.ifPresent(move -> assertTrue(
                    story.contains("The game turned at move " + Rounds.of(move.ply(), review.turns()) + ", when "
                            + loser + " played " + move.turn().move().notation()),
                    story));
            assertTrue(last.isPresent() || !story.contains("The game turned at move"), story);
            tipped += last.isPresent() ? 1 : 0;
        }
        assertTrue(tipped > 3);
    }

    @Test
    void aGameLostWithoutAMistakeIsToldAsASlowLoss() {
        List<Turn> turns = RandomPlay.from(CubesGame.INSTANCE.start(3), 1);
        Side winner = turns.get(turns.size() - 1).mover();
        List<MoveReview> moves = new ArrayList<>();
        List<OptionalDouble> chances = new ArrayList<>();
        for (int ply = 0; ply <= turns.size(); ply++) {
            double winners = 0.5 + 0.5 * ply / turns.size();
            chances.add(OptionalDouble.of(turns.get(0).mover() == winner ? winners : 1 - winners));
        }
        for (int ply = 1; ply <= turns.size(); ply++) {
            Turn turn = turns.get(ply - 1);
            moves.add(new MoveReview(
                    ply,
                    turn,
                    turn.move(),
                    MoveClass.GOOD,
                    0.5,
                    0.5,
                    Optional.empty(),
                    Optional.empty(),
                    List.of(turn.move()),
                    List.of(),
                    6));
        }
        ReviewWords words = new ReviewWords(Locale.ROOT, Enum::name);
        GameReview review = new GameReview(turns, moves, chances, 1);
        String begin = "No single move lost the game: ";
        assertEquals(begin + winner.opponent() + " lost it little by little.", story(words, review));
        Optional<Side> loser = Optional.of(winner.opponent());
        assertEquals(begin + "you lost it little by little.", story(words.to(loser), review));
    }

    @Test
    void aHabitIsToldIfNothingElseCostMore() {
        String corners = "What cost FIRST most, twice: free corners left unclaimed.";
        assertTrue(storyOfTwoCornersLeft(0.02).contains(corners));
        assertTrue(storyOfTwoCornersLeft(0.11).contains(corners));
        assertFalse(storyOfTwoCornersLeft(0.13).contains("cost"));
    }

    @Test
    void aHabitCountsFaultsOnlyAsTheListOfMovesDoes() {
        assertFalse(storyOfTwoCornersLeft("0.04", 0).contains("cost"));
    }

    private static String storyOfTwoCornersLeft(double another) {
        return storyOfTwoCornersLeft("0.06", another);
    }

    /** Tells a game in which two corners left free cost {@code each}, and another move as much as given. */
    private static String storyOfTwoCornersLeft(String each, double another) {
        Game game = CubesGame.INSTANCE;
        Position position = game.start(game.sizes().usualSize());
        List<Turn> turns = new ArrayList<>();
        List<MoveReview> moves = new ArrayList<>();
        List<OptionalDouble> chances = new ArrayList<>(List.of(OptionalDouble.of(0.5)));
        for (String step : "2:2 1:1 each, 1:1 1:1 0, 3:3 1:6 each, 1:6 1:6 0, 5:5 4:4 another"
                .replace("each", each)
                .split(", ")) {
            String[] parts = step.split(" ");
            Turn turn = position.play(game.parseMove(parts[0]));
            Move best = game.parseMove(parts[1]);
            double lost = parts[2].equals("another") ? another : Double.parseDouble(parts[2]);
            turns.add(turn);
            moves.add(new MoveReview(
                    turns.size(),
                    turn,
                    best,
                    MoveClass.ofLoss(lost),
                    0.5,
                    0.5 - lost,
                    Optional.empty(),
                    Optional.empty(),
                    List.of(best),
                    List.of(),
                    6));
            chances.add(OptionalDouble.of(0.5));
            position = turn.after();
        }
        return story(new ReviewWords(Locale.ROOT, Enum::name), new GameReview(turns, moves, chances, 1));
    }

    @Test
    void whoHasJustTakenAPieceLosesNothingWhenOneIsTakenBack() {
        ReviewWords words = new ReviewWords(Locale.ROOT, Enum::name);
        int trades = 0;
        for (int seed = 0; seed < 8; seed++) {
            List<Turn> turns = RandomPlay.from(CheckersGame.INSTANCE.start(8), seed);
            for (int ply = 1; ply < turns.size() - 1; ply++) {
                Turn turn = turns.get(ply - 1);
                Turn reply = turns.get(ply);
                Turn next = turns.get(ply + 1);
                if (!takes(turn) || !takes(reply) || takes(next)) {
                    continue;
                }
                Move other = turn.before().legalMoves().get(0);
                MoveReview trade = new MoveReview(
                        ply,
                        turn,
                        other,
                        MoveClass.MISTAKE,
                        0.6,
                        0.4,
                        Optional.empty(),
                        Optional.empty(),
                        List.of(other),
                        List.of(reply.move(), next.move()),
                        6);
                String said = words.refutation(trade);
                assertFalse(said.contains("wins back nothing"), said);
                trades++;
            }
        }
        assertTrue(trades > 10);
    }

    private static boolean takes(Turn turn) {
        return pieces(turn.after()) < pieces(turn.before());
    }

    private static long pieces(Position position) {
        return position.notation()
                .split(" ")[0]
                .chars()
                .filter(Character::isLetter)
                .count();
    }

    @Test
    void aPieceThatHasJustTakenOneIsTradedNotLeftToBeTaken() {
        for (int seed = 0; seed < 8; seed++) {
            for (Position position : RandomPlay.positions(CheckersGame.INSTANCE.start(8), seed)) {
                for (Move move : position.legalMoves()) {
                    boolean takes = position.result().isEmpty()
                            && position.game().facts(position, move).stream()
                                    .anyMatch(fact -> fact.key().equals("captures"));
                    assertFalse(takes
                            && position.game().facts(position, move).stream()
                                    .anyMatch(fact -> fact.key().equals("hangs")));
                }
            }
        }
    }

    private static Side winner(Position position) {
        return new Solver(16 << 20, () -> false).solve(position).winner().orElseThrow();
    }
}
