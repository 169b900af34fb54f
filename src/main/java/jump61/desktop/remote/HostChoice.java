package jump61.desktop.remote;

import java.util.Optional;
import jump61.game.Player;
import jump61.game.Side;

/**
 * How a game is to be hosted.
 *
 * @param id the name under which it is found
 * @param size the size of the board
 * @param side our side
 * @param player who plays it
 * @param listen the address of this machine on which to wait; empty for programs on this machine only, {@code all} for
 *     all addresses
 * @param port where to wait; empty for the first usual port that is free
 */
public record HostChoice(String id, int size, Side side, Player player, String listen, Optional<Integer> port) {
    /** Every address of this machine. */
    public static final String ALL = "all";

    /** {@return the same choice, but for what a new game is chosen by} */
    public HostChoice with(int newSize, Side newSide, Player newPlayer) {
        return new HostChoice(id, newSize, newSide, newPlayer, listen, port);
    }
}
