package jump61.game;

/**
 * Who plays the two sides of a match.
 *
 * @param first who plays the side that moves first, Red
 * @param second who plays the other side
 */
public record Players(Player first, Player second) {
    /** {@return who plays {@code side}} */
    public Player of(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** {@return whether somebody on another machine plays} */
    public boolean haveRemote() {
        return first.isRemote() || second.isRemote();
    }

    /** {@return the same players, but {@code instead} in the place of somebody on another machine} */
    public Players withoutRemote(Player instead) {
        return new Players(first.isRemote() ? instead : first, second.isRemote() ? instead : second);
    }

    /** {@return the same players but for {@code side}} */
    public Players with(Side side, Player player) {
        return side == Side.FIRST ? new Players(player, second) : new Players(first, player);
    }
}
