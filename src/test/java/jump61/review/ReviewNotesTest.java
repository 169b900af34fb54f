package jump61.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.RandomPlay;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.record.GameRecord;
import jump61.record.RecordReader;
import jump61.record.RecordWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ReviewNotesTest {
    private static final long NODES = 2_000;

    static Stream<Game> games() {
        return Games.all().stream();
    }

    private static GameRecord game(Game game) {
        Match match = new Match(game.start(game.sizes().smallest()), new Players(Player.HUMAN, Player.HUMAN));
        RandomPlay.from(match.start(), 3).stream().map(Turn::move).forEach(match::play);
        return GameRecord.of(match, Map.of("Event", "a test")).withComments(Map.of(1, List.of("what a move")));
    }

    private static GameReview review(GameRecord record) {
        return review(record.toMatch().played());
    }

    private static GameReview review(List<Turn> turns) {
        return new Reviewer(ReviewLimits.of(NODES)).review(turns, ReviewMonitor.NONE);
    }

    private static GameRecord annotated(GameRecord record) {
        return ReviewNotes.annotate(record, review(record), NODES, new ReviewWords(Locale.ROOT, Enum::name));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aReviewThatWasWrittenIsReadAgainFromTheFile(Game game) throws Exception {
        GameRecord record = game(game);
        GameRecord read = RecordReader.read(RecordWriter.write(annotated(record)));
        GameReview review = ReviewNotes.read(read).orElseThrow();
        assertTrue(read.isSameGame(record));
        for (MoveReview was : review(record).moves()) {
            MoveReview move = review.move(was.ply()).orElseThrow();
            assertEquals(was.verdict(), move.verdict());
            assertEquals(was.before(), move.before(), 1e-4);
            assertEquals(was.after(), move.after(), 1e-4);
            assertEquals(was.bestLine(), move.bestLine());
            assertEquals(was.reply(), move.reply());
            assertEquals(was.proof(), move.proof());
            assertEquals(was.isLostAnyway(), move.isLostAnyway(), "the words say whether it was lost before");
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsProvedIsReadAsItWasWrittenWithOrWithoutItsDistance(Game game) {
        Turn turn = game(game).toMatch().played().get(0);
        for (int plies : new int[] {0, 1, 2, 9, 130}) {
            for (Side winner : Side.values()) {
                MoveReview move = proved(turn, new Proof(winner, plies));
                assertEquals(
                        Optional.of(move),
                        MoveNote.read(MoveNote.write(move, ""), move.ply(), turn),
                        winner + " " + plies);
            }
        }
    }

    /** Returns a review where the best move wins for the mover, too. */
    private static MoveReview proved(Turn turn, Proof proof) {
        Proof best = new Proof(turn.mover(), proof.plies() + 1);
        List<Move> line = List.of(turn.move());
        return new MoveReview(
                1,
                turn,
                turn.move(),
                MoveClass.GOOD,
                0.5,
                0.25,
                Optional.of(proof),
                Optional.of(best),
                line,
                List.of(),
                7);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aReviewSaysTheSameAfterItWasWrittenAndRead(Game game) {
        ReviewWords words = new ReviewWords(Locale.ROOT, Enum::name);
        int lost = 0;
        for (int seed = 0; seed < 4; seed++) {
            List<Turn> turns = RandomPlay.from(game.start(game.sizes().smallest()), seed);
            for (MoveReview move : review(turns).moves()) {
                MoveReview read = ReviewNotes.move(ReviewNotes.note(move), move.ply(), move.turn())
                        .orElseThrow();
                assertEquals(words.title(move), words.title(read));
                assertEquals(words.explanation(move), words.explanation(read));
                assertEquals(percent(move.before()), percent(read.before()));
                assertEquals(percent(move.after()), percent(read.after()));
                lost += move.isLostAnyway() ? 1 : 0;
            }
        }
        assertTrue(lost > 0, "in a lost position, the words depend on how far its end is");
    }

    private static long percent(double chance) {
        return Math.round(100 * chance);
    }

    @ParameterizedTest
    @MethodSource("games")
    void anotherReviewTakesItsPlaceAndWhatAPersonNotedStays(Game game) {
        GameRecord once = annotated(game(game));
        assertEquals(once, annotated(once));
        assertTrue(once.comments().get(1).contains("what a move"));
        assertEquals(game(game), ReviewNotes.strip(once));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aFileWithoutAReviewOrWithPartOfOneHoldsNone(Game game) {
        GameRecord once = annotated(game(game));
        assertEquals(Optional.empty(), ReviewNotes.read(game(game)));
        assertEquals(
                Optional.empty(),
                ReviewNotes.read(once.withComments(Map.of(1, once.comments().get(1)))));
    }
}
