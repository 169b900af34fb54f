package jump61.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.record.GameRecord;
import jump61.record.RecordException;
import jump61.record.RecordFiles;
import jump61.record.RecordWriter;
import jump61.trust.Fuzz;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A library's folder with files and an index that were damaged: what can be read is listed, and nothing is lost. */
class LibraryFuzzTest {
    private static final int FILES = 4;

    @TempDir
    Path folder;

    @Test
    void aChangedLineOfTheIndexIsASummaryOrNone() {
        Fuzz.feed(2, (input, random) -> {
            GameRecord record = GameLibraryTest.game(random.nextInt(40));
            LibraryEntry entry = Summary.of("a.jump61", record, Instant.ofEpochSecond(random.nextInt(1 << 30)));
            String line = changed(random, new Summary(17, 4, entry).line());
            Optional<Summary> read = Summary.read(line);
            read.ifPresent(summary -> assertEquals(read, Summary.read(summary.line()), line));
        });
    }

    @Test
    void allGamesThatCanBeReadAreListedAndNoFileIsChangedOrLost() {
        Fuzz.feed(1, 40, (input, random) -> {
            try {
                Path games = folder.resolve("games-" + input);
                fill(games, random);
                Map<String, String> before = contents(games);
                GameLibrary library = new GameLibrary(games, GameLibrary.UNLIMITED);
                assertEquals(readable(games), listed(library));
                assertEquals(readable(games), listed(library), "from the index it has just written");
                LibraryEntry added = library.add(GameLibraryTest.game(90), Instant.EPOCH);
                assertTrue(listed(library).contains(added.name()));
                Map<String, String> after = contents(games);
                after.keySet().retainAll(before.keySet());
                assertEquals(before, after);
                assertTrue(library.load(added).isSameGame(GameLibraryTest.game(90)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (RecordException e) {
                throw new AssertionError(e);
            }
        });
    }

    private static void fill(Path games, SplittableRandom random) throws IOException {
        Files.createDirectories(games);
        for (int file = 0; file < FILES; file++) {
            String text = RecordWriter.write(GameLibraryTest.game(random.nextInt(40)));
            boolean whole = random.nextInt(3) == 0;
            write(games.resolve("game-" + file + ".jump61"), whole ? text : changed(random, text));
        }
        new GameLibrary(games, GameLibrary.UNLIMITED).list();
        Path index = games.resolve("index.tsv");
        if (Files.exists(index)) {
            write(index, changed(random, Files.readString(index)));
        }
        write(games.resolve("notes.txt"), Fuzz.garbage(random, 40));
    }

    private static void write(Path file, String text) throws IOException {
        Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private static String changed(SplittableRandom random, String text) {
        return new String(Fuzz.mutate(random, text), StandardCharsets.UTF_8);
    }

    private static Set<String> listed(GameLibrary library) throws IOException {
        return library.list().stream().map(LibraryEntry::name).collect(Collectors.toSet());
    }

    private static Set<String> readable(Path games) throws IOException {
        try (Stream<Path> files = Files.list(games)) {
            return files.filter(file -> file.toString().endsWith(".jump61"))
                    .filter(LibraryFuzzTest::isReadable)
                    .map(file -> file.getFileName().toString())
                    .collect(Collectors.toSet());
        }
    }

    private static boolean isReadable(Path file) {
        try {
            RecordFiles.load(file);
            return true;
        } catch (IOException | RecordException damaged) {
            return false;
        }
    }

    /** {@return all files but the index} */
    private static Map<String, String> contents(Path games) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.list(games)) {
            for (Path file : files.toList()) {
                if (!file.endsWith("index.tsv")) {
                    String bytes = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
                    contents.put(file.getFileName().toString(), bytes);
                }
            }
        }
        return contents;
    }
}
