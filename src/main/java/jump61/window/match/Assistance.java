package jump61.window.match;

import jump61.game.Warnings;

/**
 * How the program helps the players of a game, in addition to the settings.
 *
 * @param helpForBoth whether the program may help both of two people; irrelevant for other players
 * @param warnings which moves of a person stop a game against the computer
 * @param headStart number of the {@linkplain jump61.game.Game#headStarts head start} of a person against the computer; 0 for
 *     none
 */
public record Assistance(boolean helpForBoth, Warnings warnings, int headStart) {
    /** No assistance. */
    public static final Assistance USUAL = new Assistance(false, Warnings.NEVER, 0);
}
