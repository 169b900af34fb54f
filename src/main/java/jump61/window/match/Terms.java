package jump61.window.match;

import jump61.game.Warnings;

/**
 * What is agreed for a game besides the players and their time.
 *
 * @param helpForBoth whether two people may both be helped by the program; of no importance to other players
 * @param warnings after which of a person's moves a game against the computer stops
 * @param headStart number of the {@linkplain jump61.game.Game#headStarts head start} of a person against the computer; 0 for
 *     none
 */
public record Terms(boolean helpForBoth, Warnings warnings, int headStart) {
    /** Nothing special: people play without help. */
    public static final Terms USUAL = new Terms(false, Warnings.NEVER, 0);
}
