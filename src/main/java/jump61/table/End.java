package jump61.table;

import java.io.IOException;

/** One end of the line between the programs: the host's, where guests come in, or the guest's, which looks for the host. */
interface End {
    /** Starts; called once, on the table's thread. */
    void begin() throws IOException;

    /** Called when the connection is broken: a guest looks for the host, and a host announces that it is waiting. */
    void lost();

    /** Stops waiting and looking. An open connection remains. */
    void close();
}
