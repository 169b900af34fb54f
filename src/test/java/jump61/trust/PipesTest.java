package jump61.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import jump61.library.GameLibrary;
import jump61.profile.Person;
import jump61.profile.Profiles;
import jump61.solver.ProofFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A pipe in the place of one of the program's own files is never waited for, neither at the start nor later. */
@Timeout(60)
class PipesTest {
    private static final Duration SOON = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    @Test
    void theLibraryIsListedWithoutItsIndex() throws Exception {
        pipe("index.tsv");
        assertEquals(
                List.of(),
                assertTimeoutPreemptively(SOON, () -> new GameLibrary(folder, GameLibrary.UNLIMITED).list()));
    }

    @Test
    void aProfileHasNoNameAndItsLogIsNotRead() throws Exception {
        pipe("1/name.txt");
        pipe("1/events.log");
        Profiles profiles = new Profiles(folder);
        assertEquals(List.of(new Person("1", "")), assertTimeoutPreemptively(SOON, profiles::people));
        assertTimeoutPreemptively(SOON, () -> assertThrows(IOException.class, profiles.log(Profiles.FIRST)::events));
    }

    @Test
    void aProofIsNotOpened() throws Exception {
        Path proof = pipe("jump61-3x3.proof");
        assertTimeoutPreemptively(SOON, () -> assertThrows(IOException.class, () -> ProofFile.open(proof)));
    }

    private Path pipe(String name) throws IOException, InterruptedException {
        Path pipe = folder.resolve(name);
        Files.createDirectories(pipe.getParent());
        try {
            assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
        } catch (IOException noSuchCommand) {
            assumeTrue(false, "there are no pipes here");
        }
        return pipe;
    }
}
