package jump61.desktop.remote;

import java.util.Optional;
import jump61.game.Player;
import jump61.remote.RemoteAddress;

/**
 * Which game is to be joined.
 *
 * @param address where it is found
 * @param port where its host waits; empty to look at the usual ports
 * @param player who plays our side
 */
public record JoinChoice(RemoteAddress address, Optional<Integer> port, Player player) {}
