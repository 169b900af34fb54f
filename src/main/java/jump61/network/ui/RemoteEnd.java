package jump61.network.ui;

import jump61.network.RemoteEnding;
import jump61.window.Texts;

/**
 * How a network game ended without a winner.
 *
 * @param ending why it ended
 * @param peer the other side, as the user knows it; empty if nobody had joined
 * @param port the port used for hosting or joining, for the message
 * @param detail what the other side sent against the protocol, made safe to show
 * @param onBoard whether play had begun
 */
record RemoteEnd(RemoteEnding ending, String peer, String port, String detail, boolean onBoard) {
    /** {@return the end as one line of text} */
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
