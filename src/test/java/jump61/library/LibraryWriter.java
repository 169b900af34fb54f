package jump61.library;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;

/** Stores one game after another, printing how many it has stored, until it is killed. */
final class LibraryWriter {
    private LibraryWriter() {}

    public static void main(String[] arguments) throws IOException {
        GameLibrary library = new GameLibrary(Path.of(arguments[0]), GameLibrary.UNLIMITED);
        for (int i = 0; ; i++) {
            library.add(GameLibraryTest.game(i), Instant.ofEpochSecond(i));
            library.list();
            System.out.println(i + 1);
        }
    }
}
