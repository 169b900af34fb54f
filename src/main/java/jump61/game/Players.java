package jump61.game;

/**
 * The players of a match.
 *
 * @param first the player of {@link Side#FIRST}
 * @param second the player of {@link Side#SECOND}
 */
public record Players(Player first, Player second) {
    /** {@return the player of a side} */
    public Player of(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** {@return whether one of them is outside this program, see {@link Player#isRemote}} */
    public boolean haveRemote() {
        return first.isRemote() || second.isRemote();
    }

    /** {@return the same players, with {@code instead} in place of a remote one} */
    public Players withoutRemote(Player instead) {
        return new Players(first.isRemote() ? instead : first, second.isRemote() ? instead : second);
    }

    /** {@return the same players, with {@code player} as {@code side}} */
    public Players with(Side side, Player player) {
        return side == Side.FIRST ? new Players(player, second) : new Players(first, player);
    }
}
