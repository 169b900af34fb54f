package jump61.desktop.remote;

/** How far a game over the network has come. */
public enum RemoteStage {
    /** There is none. */
    OFF,
    /** As host: somebody may join. */
    WAITING,
    /** As guest: the host is looked for. */
    CONNECTING,
    /** As guest: the host sets up the game. */
    SETTING_UP,
    /** The game is on the board. */
    PLAYING
}
