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
    /** There is no machine of the name that was given. */
    NO_SUCH_MACHINE,
    /** No game is hosted on the machine that was named. */
    NOTHING_HOSTED,
    /** Games are hosted on the machine that was named, but none by this name. */
    NO_SUCH_GAME,
    /** A host cannot listen where it was asked to. */
    CANNOT_LISTEN,
    /** Remote calls cannot be made safe in this program. */
    UNSAFE;

    /** {@return whether the two sides were never connected} */
    public boolean beforeConnection() {
        return compareTo(NO_SUCH_MACHINE) >= 0;
    }
}
