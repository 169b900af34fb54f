package jump61.table;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import jump61.record.AppDirectories;

/**
 * The settings with which a program plays at tables.
 *
 * @param folder the folder for keys and unfinished evenings
 * @param name the player's name; may be empty
 * @param thisComputerOnly whether only programs on this computer can see and join a table opened here
 * @param patience how long a table waits for a side whose connection is broken
 */
public record TableSettings(Path folder, String name, boolean thisComputerOnly, Duration patience) {
    private static final Duration USUAL_PATIENCE = Duration.ofMinutes(2);

    /** {@return the usual settings of a program with these directories} */
    public static TableSettings of(AppDirectories directories, String name, boolean thisComputerOnly) {
        return new TableSettings(directories.data().resolve("table"), name, thisComputerOnly, USUAL_PATIENCE);
    }

    /** {@return whether there is a table to {@linkplain Table#resume resume}; reads a folder} */
    public boolean canResume() throws IOException {
        return Kept.isAny(folder);
    }

    InetAddress listen() {
        return thisComputerOnly ? InetAddress.getLoopbackAddress() : null;
    }
}
