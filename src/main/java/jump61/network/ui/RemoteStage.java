package jump61.network.ui;

/** The progress of a network game. */
enum RemoteStage {
    /** There is no network game. */
    OFF,
    /** As host: waiting for an opponent to join. */
    WAITING,
    /** As guest: looking for the host. */
    CONNECTING,
    /** As guest: the host is setting up the game. */
    SETTING_UP,
    /** The game is being played on the board. */
    PLAYING
}
