package jump61.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BinTest {
    private static final Instant MONDAY = Instant.parse("2026-06-01T10:00:00Z");

    @TempDir
    Path folder;

    private Bin bin(Duration later) {
        return new Bin(folder.resolve("bin"), Clock.fixed(MONDAY.plus(later), ZoneOffset.UTC));
    }

    private Path file(String name) throws IOException {
        return Files.writeString(folder.resolve(name), "content of " + name);
    }

    @Test
    void filesAndFoldersAreRestoredAsTheyWere() throws IOException {
        Path one = file("one");
        Path two = Files.createDirectory(folder.resolve("two"));
        Files.writeString(two.resolve("in it"), "x");
        Bin.Deletion deletion = bin(Duration.ZERO).put(List.of(one, two, folder.resolve("gone already")));
        assertFalse(Files.exists(one) || Files.exists(two));
        assertEquals(2, bin(Duration.ZERO).restore(deletion, folder));
        assertEquals("content of one", Files.readString(one));
        assertEquals("x", Files.readString(two.resolve("in it")));
        assertEquals(List.of(), bin(Duration.ZERO).deletions());
    }

    @Test
    void whatWouldReplaceSomethingStaysInTheBin() throws IOException {
        Bin.Deletion deletion = bin(Duration.ZERO).put(List.of(file("one")));
        Files.writeString(folder.resolve("one"), "another");
        assertEquals(0, bin(Duration.ZERO).restore(deletion, folder));
        assertEquals("another", Files.readString(folder.resolve("one")));
        assertEquals(1, bin(Duration.ZERO).deletions().get(0).files().size());
    }

    @Test
    void aDeletionThatSomebodyElseHasJustRestoredHasNoFiles() throws IOException {
        bin(Duration.ZERO).put(List.of(file("one")));
        Bin.Deletion seen = bin(Duration.ZERO).deletions().get(0);
        bin(Duration.ZERO).restore(bin(Duration.ZERO).deletions().get(0), folder);
        assertEquals(List.of(), seen.files());
        assertEquals(0, bin(Duration.ZERO).restore(seen, folder));
    }

    @Test
    void twoCanDeleteAndRestoreTheSameFilesAtTheSameTime() throws Exception {
        List<Path> files = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            files.add(file(Integer.toString(i)));
        }
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            int deleted = 0;
            Callable<Bin.Deletion> delete = () -> bin(Duration.ZERO).put(files);
            for (Future<Bin.Deletion> done : threads.invokeAll(List.of(delete, delete))) {
                deleted += done.get().files().size();
            }
            assertEquals(files.size(), deleted);
            List<Path> inBin = new ArrayList<>();
            for (Bin.Deletion deletion : bin(Duration.ZERO).deletions()) {
                inBin.addAll(deletion.files());
            }
            Callable<Integer> restore = () -> bin(Duration.ZERO).restore(inBin, folder);
            for (Future<Integer> done : threads.invokeAll(List.of(restore, restore))) {
                done.get();
            }
        } finally {
            threads.shutdown();
        }
        assertTrue(files.stream().allMatch(Files::exists));
    }

    @Test
    void deletionsOfOneSecondAreKeptApart() throws IOException {
        bin(Duration.ZERO).put(List.of(file("one")));
        bin(Duration.ZERO).put(List.of(file("one")));
        assertEquals(2, bin(Duration.ZERO).deletions().size());
        assertEquals(MONDAY, bin(Duration.ZERO).deletions().get(0).time());
    }

    @Test
    void afterThirtyDaysADeletionGoesForGood() throws IOException {
        bin(Duration.ZERO).put(List.of(Files.createDirectory(folder.resolve("two")), file("one")));
        bin(Duration.ofDays(30)).emptyOld();
        assertEquals(1, bin(Duration.ZERO).deletions().size());
        bin(Duration.ofDays(30).plusSeconds(1)).put(List.of(file("later")));
        assertEquals(1, bin(Duration.ZERO).deletions().size());
    }

    @Test
    void emptyingLeavesAloneWhatIsNoDeletion() throws IOException {
        bin(Duration.ZERO).put(List.of(file("one")));
        Path mine = Files.createDirectory(folder.resolve("bin/20260601-99-1"));
        bin(Duration.ZERO).empty();
        assertEquals(List.of(), bin(Duration.ZERO).deletions());
        assertTrue(Files.exists(mine));
    }

    @Test
    void aDeletionIsKeptForThirtyDaysToTheSecond() throws IOException {
        bin(Duration.ZERO).put(List.of(file("one")));
        bin(Duration.ofDays(30)).emptyOld();
        assertEquals(1, bin(Duration.ZERO).deletions().size());
        bin(Duration.ofDays(30).plusSeconds(1)).emptyOld();
        assertEquals(0, bin(Duration.ZERO).deletions().size());
    }

    @Test
    void theLatestDeletionComesFirstAndItsFilesInOrder() throws IOException {
        bin(Duration.ZERO).put(List.of(file("old")));
        bin(Duration.ofSeconds(1)).put(List.of(file("two"), file("three"), file("one")));
        List<Bin.Deletion> deletions = bin(Duration.ZERO).deletions();
        assertEquals(MONDAY.plusSeconds(1), deletions.get(0).time());
        assertEquals(
                List.of("one", "three", "two"),
                deletions.get(0).files().stream()
                        .map(path -> path.getFileName().toString())
                        .toList());
        assertEquals(folder.resolve("bin/20260601-100000-1"), deletions.get(1).folder());
    }

    @Test
    void oneFileGoesToTheFirstPlaceThatIsFree() throws IOException {
        Bin bin = bin(Duration.ZERO);
        Path deleted = bin.put(List.of(file("one"))).files().get(0);
        file("one");
        Path other = folder.resolve("new/one (2)");
        assertEquals(other, bin.restore(deleted, List.of(folder.resolve("one"), other, folder.resolve("three"))));
        assertEquals("content of one", Files.readString(other));
        assertEquals(List.of(), bin.deletions(), "nothing is left there");
        Path again = bin.put(List.of(other)).files().get(0);
        assertThrows(FileAlreadyExistsException.class, () -> bin.restore(again, List.of(folder.resolve("one"))));
        assertTrue(Files.exists(again));
    }

    @Test
    void ofFilesThatAreGoneFromTheBinTheOthersAreRestored() throws IOException {
        Bin bin = bin(Duration.ZERO);
        Bin.Deletion deletion = bin.put(List.of(file("one"), file("two")));
        List<Path> files = deletion.files();
        Files.delete(files.get(0));
        assertEquals(1, bin.restore(files, folder.resolve("elsewhere")));
        assertTrue(Files.exists(folder.resolve("elsewhere/two")));
    }
}
