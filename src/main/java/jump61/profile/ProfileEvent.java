package jump61.profile;

import java.time.LocalDate;
import java.util.Optional;
import jump61.game.BoardSize;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Warnings;

/** Something a person has done, stored permanently. Dates are those of the person's calendar at the time. */
public sealed interface ProfileEvent {
    /** {@return the day on which it happened} */
    LocalDate date();

    /**
     * A game against a computer level has ended.
     *
     * @param date the day on which it ended
     * @param game the game's id
     * @param size the board size
     * @param level the opponent's level, 1 to 8
     * @param score 1 for a win, ½ for a draw, 0 for a loss
     * @param id identifies this game, so that it is counted only once; empty in logs of earlier versions
     * @param resigned whether the person resigned
     */
    record Played(LocalDate date, String game, BoardSize size, int level, double score, String id, boolean resigned)
            implements ProfileEvent {
        /** Creates a game on a square board without an id, which is therefore always counted. */
        public Played(LocalDate date, String game, int size, int level, double score) {
            this(date, game, BoardSize.square(size), level, score, "", false);
        }

        /**
         * {@return whether a game of one person against a computer says how strong that person is: it began as usual,
         * nobody was warned of bad moves, and the person has moved}
         *
         * @param plies number of moves of both sides
         */
        public static boolean counts(Position start, int plies, Side person, Warnings warnings) {
            return warnings == Warnings.NEVER
                    && start.equals(start.game().start(start.size()))
                    && plies > person.ordinal();
        }
    }

    /**
     * A resignation was undone before anything else was played: the game is not over, and its next result counts.
     *
     * @param date the day on which it was undone
     * @param id the game's id
     */
    record Resumed(LocalDate date, String id) implements ProfileEvent {}

    /**
     * A counted game has been reviewed.
     *
     * @param date the day of the review
     * @param id the game's id
     * @param accuracy the person's accuracy, 0 to 100
     */
    record Reviewed(LocalDate date, String id, double accuracy) implements ProfileEvent {}

    /**
     * A puzzle was solved, answered wrongly, or given up. Only the first of these events is rated; after a wrong
     * answer, the puzzle can still be solved.
     *
     * @param date the day of the attempt
     * @param puzzle the puzzle's id
     * @param rating the puzzle's rating
     * @param solved whether it is solved
     * @param hints number of hints taken and wrong moves made before
     * @param day the day whose puzzle of the day it was; empty for any other puzzle
     */
    record Tried(LocalDate date, String puzzle, int rating, boolean solved, int hints, Optional<LocalDate> day)
            implements ProfileEvent {}

    /**
     * A series of puzzles with a score has ended: a streak, or the three-minute run.
     *
     * @param date the day on which it ended
     * @param kind the kind of series, in lower case
     * @param score number of puzzles solved, at least 1
     */
    record Run(LocalDate date, String kind, int score) implements ProfileEvent {}

    /**
     * A review has found a mistake in one of the person's games, which is practised from now on. Only the first of
     * these events for a move counts.
     *
     * @param date the day of the review
     */
    record FaultFound(LocalDate date, Fault fault) implements ProfileEvent {}

    /**
     * A mistake was practised. Answers before their time do not count.
     *
     * @param date the day of the answer
     * @param id the id of the game in which the mistake was made
     * @param ply the number of the move, from 1
     */
    record FaultPractised(LocalDate date, String id, int ply, Practice.Answer answer) implements ProfileEvent {}

    /**
     * The lesson of a game was played to its last step. Only the first of these events for a game counts.
     *
     * @param date the day of the lesson
     * @param game the game's id
     */
    record Learnt(LocalDate date, String game) implements ProfileEvent {}
}
