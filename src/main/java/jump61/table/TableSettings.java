package jump61.table;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import jump61.record.AppDirectories;

/**
 * How a program plays at tables.
 *
 * @param folder where keys and unfinished evenings are kept
 * @param name of the player; may be empty
 * @param thisComputerOnly whether only programs on this computer can see and join a table opened here
 * @param patience how long a table waits for a side whose line is broken
 */
public record TableSettings(Path folder, String name, boolean thisComputerOnly, Duration patience) {
    private static final Duration USUAL_PATIENCE = Duration.ofMinutes(2);

    /** {@return the usual settings} */
    public static TableSettings of(String name, boolean thisComputerOnly) {
        Path folder = AppDirectories.ofThisMachine().data().resolve("table");
        return new TableSettings(folder, name, thisComputerOnly, USUAL_PATIENCE);
    }

    /** {@return whether there is a table to {@linkplain Table#resume resume}; reads a folder} */
    public boolean canResume() throws IOException {
        return Kept.isAny(folder);
    }

    /** {@return the code of this program's key, which the other side sees; reads a file, or makes it} */
    public String ownKey() throws IOException {
        return KeyCode.of(OwnKey.in(folder).fingerprint());
    }

    InetAddress listen() {
        return thisComputerOnly ? InetAddress.getLoopbackAddress() : null;
    }
}
