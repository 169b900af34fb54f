package jump61.share;

import java.util.List;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Result;
import jump61.game.Turn;
import jump61.record.GameRecord;
import jump61.review.GameReview;
import jump61.review.ReviewNotes;

/**
 * A game to be shown to other people.
 *
 * @param record the game as it is saved in a file
 * @param turns its moves
 * @param result how it ended; empty if it is unfinished
 * @param review its review, if it has one
 * @param colours the colours of the sides, unless the game has its own
 */
public record SharedGame(
        GameRecord record,
        List<Turn> turns,
        Optional<Result> result,
        Optional<GameReview> review,
        SideColours colours) {
    public SharedGame {
        turns = List.copyOf(turns);
    }

    /** {@return the game in a record, with the record's review} */
    public static SharedGame of(GameRecord record) {
        var match = record.toMatch();
        return new SharedGame(
                record, List.copyOf(match.played()), match.result(), ReviewNotes.read(record), SideColours.CLASSIC);
    }

    /** {@return the same game with a review} */
    public SharedGame with(GameReview newReview) {
        return new SharedGame(record, turns, result, Optional.of(newReview), colours);
    }

    /** {@return the same game with its sides in other colours} */
    public SharedGame in(SideColours others) {
        return new SharedGame(record, turns, result, review, others);
    }

    /** {@return which game it is} */
    public Game game() {
        return record.start().game();
    }

    /**
     * {@return the drawing of the game}
     *
     * @throws NotDrawnException if the game provides none
     */
    BoardDrawing drawing() throws NotDrawnException {
        return BoardDrawing.of(game()).orElseThrow(() -> new NotDrawnException(game()));
    }
}
