package jump61.tournament;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import jump61.tournament.PlayedGame.TimeUsed;

/**
 * The result of a match so far, from the first contestant's point of view: games, points, and the Elo difference with
 * its 95 % confidence interval.
 */
final class MatchTable {
    private static final double TWO_SIDED_95 = 1.959964;

    private int wins;
    private int draws;
    private int losses;
    private int winsBegun;
    private int gamesBegun;
    private int forfeits;
    private final Set<List<Object>> played = new HashSet<>();
    private TimeUsed firstTime = new TimeUsed(0, 0);
    private TimeUsed secondTime = new TimeUsed(0, 0);

    /** Adds a game. */
    void add(PlayedGame game) {
        wins += game.points() == 1 ? 1 : 0;
        draws += game.points() == 0.5 ? 1 : 0;
        losses += game.points() == 0 ? 1 : 0;
        gamesBegun += game.firstBegins() ? 1 : 0;
        winsBegun += game.firstBegins() && game.points() == 1 ? 1 : 0;
        forfeits += game.forfeit().isPresent() ? 1 : 0;
        played.add(List.of(game.record().start(), game.record().moves()));
        firstTime = firstTime.plus(game.firstTime());
        secondTime = secondTime.plus(game.secondTime());
    }

    int games() {
        return wins + draws + losses;
    }

    /**
     * {@return how many games repeat an earlier one, move for move} They add no information: players without randomness
     * always play an opening in the same way.
     */
    int repeated() {
        return games() - played.size();
    }

    /** {@return the games the first contestant won} */
    int wins() {
        return wins;
    }

    int draws() {
        return draws;
    }

    /** {@return the games the first contestant lost} */
    int losses() {
        return losses;
    }

    /** {@return the games that the first contestant won after moving first} */
    int winsBegun() {
        return winsBegun;
    }

    /** {@return the games in which the first contestant moved first} */
    int gamesBegun() {
        return gamesBegun;
    }

    /** {@return the games that were forfeited} */
    int forfeits() {
        return forfeits;
    }

    /** {@return the time the first contestant used} */
    TimeUsed firstTime() {
        return firstTime;
    }

    /** {@return the time the second contestant used} */
    TimeUsed secondTime() {
        return secondTime;
    }

    /** {@return points divided by games, 0 to 1} */
    double score() {
        return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }

    /** {@return the Elo difference; infinite if one contestant won all games} */
    double elo() {
        return elo(score());
    }

    /** {@return the lower end of the 95 % interval of {@link #elo}} */
    double eloLow() {
        return elo(scoreBound(-TWO_SIDED_95));
    }

    /** {@return the upper end of the 95 % interval of {@link #elo}} */
    double eloHigh() {
        return elo(scoreBound(TWO_SIDED_95));
    }

    /**
     * Computes the score interval of E. B. Wilson (1927), with the variance observed in the games. It is also valid if
     * one contestant won all games.
     */
    private double scoreBound(double z) {
        if (games() == 0) {
            return z < 0 ? 0 : 1;
        }
        double mean = score();
        double squares = wins * Math.pow(1 - mean, 2) + draws * Math.pow(0.5 - mean, 2) + losses * mean * mean;
        double variance = squares / games() / games();
        double share = z * z / games();
        double shift = z * Math.sqrt(variance + share / (4 * games()));
        return Math.max(0, Math.min(1, (mean + share / 2 + shift) / (1 + share)));
    }

    private static double elo(double score) {
        return 400 * Math.log10(score / (1 - score));
    }
}
