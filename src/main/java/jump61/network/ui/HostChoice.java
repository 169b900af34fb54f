package jump61.network.ui;

import java.util.Optional;
import jump61.game.Player;
import jump61.game.Side;

/**
 * The choices for hosting a game.
 *
 * @param id the name under which it is found
 * @param size number of rows of the board
 * @param side the local side
 * @param player who plays the local side
 * @param listen the address of this computer to listen on; empty for programs on this computer only, {@code all} for
 *     all addresses
 * @param port the port to listen on; empty for the first free one of the default ports
 */
public record HostChoice(String id, int size, Side side, Player player, String listen, Optional<Integer> port) {
    /** Stands for all addresses of this computer. */
    public static final String ALL = "all";

    /** {@return the same choices, except for those made on the new-game sheet} */
    public HostChoice with(int newSize, Side newSide, Player newPlayer) {
        return new HostChoice(id, newSize, newSide, newPlayer, listen, port);
    }
}
