package jump61.remote;

/** Why a remote game is over. */
public enum RemoteEnding {
    /** The game was won, and both sides know. */
    FINISHED,
    /** This side left. */
    LEFT,
    /** The other side left. */
    OPPONENT_LEFT,
    /** The connection was lost, or the other program has vanished. */
    CONNECTION_LOST,
    /** The other side said what the protocol does not allow. */
    PROTOCOL_BROKEN,
    /** Hosting or joining did not succeed. */
    NOT_CONNECTED
}
