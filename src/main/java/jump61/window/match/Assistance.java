package jump61.window.match;

import jump61.game.Warnings;

/**
 * How the program helps those who play a game, besides what the settings say.
 *
 * @param helpForBoth whether two people may both be helped by the program; of no importance to other players
 * @param warnings after which of a person's moves a game against the computer stops
 * @param headStart number of the {@linkplain jump61.game.Game#headStarts head start} of a person against the computer; 0 for
 *     none
 */
public record Assistance(boolean helpForBoth, Warnings warnings, int headStart) {
    /** None: people play by themselves. */
    public static final Assistance USUAL = new Assistance(false, Warnings.NEVER, 0);
}
