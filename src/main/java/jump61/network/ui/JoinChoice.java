package jump61.network.ui;

import java.util.Optional;
import jump61.game.Player;
import jump61.network.RemoteAddress;

/**
 * The choices for joining a game.
 *
 * @param address the address of the game
 * @param port the host's port; empty to search the default ports
 * @param player who plays the local side
 */
record JoinChoice(RemoteAddress address, Optional<Integer> port, Player player) {}
