package jump61.review.ui;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import jump61.review.GameReview;

/**
 * The course of a won game, summarized from its winner's chances as one kind and one number.
 *
 * @param kind the kind
 * @param number the number of a move, or of changes of the lead
 */
public record Course(Kind kind, int number) {
    private static final double LOST = 0.15;
    private static final int SEVERAL = 3;
    private static final double LATE = 0.6;
    /** In the first fifth of a game, estimates vary too much to call a side nearly lost. */
    private static final int OPENING_SHARE = 5;

    /** The kinds of games. */
    public enum Kind {
        /** The winner was nearly lost after the move with this number and caught up in more than one move. */
        COMEBACK,
        /** The lead changed this many times; once if the loser threw the game away with one move. */
        SEESAW,
        /** Neither side was well ahead until the move with this number, late in the game. */
        CLOSE,
        /** After the move with this number, the winner was ahead until the end. */
        AHEAD
    }

    /**
     * {@return the course of a game; empty for a game without moves, and if the winner had been ahead for longer before, because
     * the last lead alone is not the course of that game}
     *
     * @param chances the winner's winning chances before each move and after the last, from 0 to 1
     */
    static Optional<Course> of(List<Double> chances) {
        int last = chances.size() - 1;
        if (last < 1) {
            return Optional.empty();
        }
        int opening = Math.max(1, last / OPENING_SHARE);
        int lowest = 0;
        int ahead = 0;
        for (int ply = 0; ply < last; ply++) {
            // The game turned at the last of the worst moments.
            lowest = ply == opening || chances.get(ply) <= chances.get(lowest) ? ply : lowest;
            ahead = GameReview.isAhead(chances.get(ply)) ? ahead : ply + 1;
        }
        int changes = changes(chances);
        boolean nearlyLost = lowest >= opening && chances.get(lowest) <= LOST;
        boolean given = nearlyLost && isGiven(chances, lowest);
        // Who won on time, or because the other resigned, need not have been ahead.
        boolean aheadAtLast = GameReview.isAhead(chances.get(last));
        if (nearlyLost && !given && aheadAtLast) {
            return Optional.of(new Course(Kind.COMEBACK, lowest));
        }
        if (given || changes >= SEVERAL) {
            return Optional.of(new Course(Kind.SEESAW, changes));
        }
        long earlier =
                chances.subList(0, ahead).stream().filter(GameReview::isAhead).count();
        if (earlier > last - ahead) {
            return Optional.empty();
        }
        boolean close =
                chances.subList(0, ahead).stream().noneMatch(chance -> GameReview.isAhead(chance) || isBehind(chance));
        if (close && ahead >= LATE * last) {
            return Optional.of(new Course(Kind.CLOSE, ahead - 1));
        }
        return aheadAtLast ? Optional.of(new Course(Kind.AHEAD, ahead)) : Optional.empty();
    }

    private static boolean isBehind(double chance) {
        return GameReview.isAhead(1 - chance);
    }

    /** {@return whether one move, at some point, put the winner ahead: a mistake by the loser, not the winner's merit} */
    private static boolean isGiven(List<Double> chances, int from) {
        return IntStream.range(from, chances.size() - 1)
                .anyMatch(ply -> isBehind(chances.get(ply)) && GameReview.isAhead(chances.get(ply + 1)));
    }

    /** {@return how many times the lead changed} */
    private static int changes(List<Double> chances) {
        int changes = 0;
        int leader = 0;
        for (double chance : chances) {
            int now = GameReview.isAhead(chance) ? 1 : isBehind(chance) ? -1 : leader;
            changes += leader != 0 && now != leader ? 1 : 0;
            leader = now;
        }
        return changes;
    }
}
