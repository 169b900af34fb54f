package jump61.network;

/** Why a remote game has ended. */
public enum RemoteEnding {
    /** The game was won, and both sides know. */
    FINISHED,
    /** This side left. */
    LEFT,
    /** The other side left. */
    OPPONENT_LEFT,
    /** The connection was lost, or the other program disappeared. */
    CONNECTION_LOST,
    /** The other side sent a message that the protocol does not allow. */
    PROTOCOL_BROKEN,
    /** There is no machine with the given name. */
    NO_SUCH_MACHINE,
    /** No game is hosted on the given machine. */
    NOTHING_HOSTED,
    /** Games are hosted on the given machine, but none with this name. */
    NO_SUCH_GAME,
    /** The host cannot listen on the requested address or port. */
    CANNOT_LISTEN,
    /** Remote calls cannot be made safe in this program. */
    UNSAFE
}
