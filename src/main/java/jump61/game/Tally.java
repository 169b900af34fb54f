package jump61.game;

/**
 * Numbers of games won, drawn and lost.
 *
 * @param wins games won
 * @param draws games drawn, or otherwise without a single winner
 * @param losses games lost
 */
public record Tally(int wins, int draws, int losses) {
    /** No games yet. */
    public static final Tally NONE = new Tally(0, 0, 0);

    /** {@return the tally of one game: 1 point for a win, ½ for a draw, 0 for a loss} */
    public static Tally of(double points) {
        return new Tally(points == 1 ? 1 : 0, points == 0.5 ? 1 : 0, points == 0 ? 1 : 0);
    }

    /** {@return the sum of both} */
    public Tally plus(Tally other) {
        return new Tally(wins + other.wins, draws + other.draws, losses + other.losses);
    }

    /** {@return the number of games} */
    public int games() {
        return wins + draws + losses;
    }

    /** {@return whether more games were won than lost} */
    public boolean isAhead() {
        return wins > losses;
    }
}
