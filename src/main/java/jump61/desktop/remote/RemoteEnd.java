package jump61.desktop.remote;

import jump61.desktop.shell.Texts;
import jump61.remote.RemoteEnding;

/**
 * How a game over the network ended that nobody has won.
 *
 * @param ending why
 * @param peer the other side, as the user knows it; empty if nobody had joined
 * @param port where we wanted to wait or to join, for telling
 * @param detail what the other side said that it may not, fit to be shown
 * @param onBoard whether play had begun
 */
public record RemoteEnd(RemoteEnding ending, String peer, String port, String detail, boolean onBoard) {
    /** {@return one line that tells it} */
    String text(Texts texts) {
        return switch (ending) {
            case OPPONENT_LEFT -> texts.get("network.end.opponentLeft", peer);
            case CONNECTION_LOST -> texts.get("network.end.connectionLost", peer);
            case PROTOCOL_BROKEN -> texts.get("network.end.protocolBroken", peer, detail);
            case NO_SUCH_MACHINE -> texts.get("network.end.noSuchMachine", peer);
            case NOTHING_HOSTED -> texts.get("network.end.nothingHosted", peer, port);
            case NO_SUCH_GAME -> texts.get("network.end.noSuchGame", peer);
            case CANNOT_LISTEN -> texts.get("network.end.cannotListen", port);
            case UNSAFE -> texts.get("network.end.unsafe");
            case FINISHED, LEFT -> "";
        };
    }
}
