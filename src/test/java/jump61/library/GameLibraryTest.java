package jump61.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.RandomPlay;
import jump61.game.Turn;
import jump61.record.Bin;
import jump61.record.GameRecord;
import jump61.record.RecordCollection;
import jump61.record.RecordFiles;
import jump61.review.ReviewLimits;
import jump61.review.ReviewMonitor;
import jump61.review.ReviewNotes;
import jump61.review.ReviewWords;
import jump61.review.Reviewer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameLibraryTest {
    private static final Instant MONDAY = Instant.parse("2026-11-16T20:15:00Z");

    @TempDir
    Path folder;

    private GameLibrary library() {
        return new GameLibrary(folder.resolve("games"), GameLibrary.UNLIMITED);
    }

    static GameRecord game(int seed) {
        Game game = Games.all().get(seed % Games.all().size());
        Match match = new Match(
                game.start(game.sizes().smallest()), new Players(Player.HUMAN, new Player.Computer(1 + seed % 8)));
        RandomPlay.from(match.start(), seed).stream().map(Turn::move).forEach(match::play);
        return GameRecord.of(match, Map.of());
    }

    private List<LibraryEntry> filled(GameLibrary library, int games) throws IOException {
        List<LibraryEntry> entries = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            entries.add(0, library.add(game(i), MONDAY.plusSeconds(i)));
        }
        return entries;
    }

    @Test
    void theListContainsAllGamesLatestFirst() throws Exception {
        assertEquals(List.of(), library().list());
        List<LibraryEntry> added = filled(library(), 6);
        assertEquals(added, library().list());
        LibraryEntry latest = library().list().get(0);
        assertEquals(new Player.Computer(6), latest.players().second());
        assertEquals(MONDAY.plusSeconds(5), latest.finished());
        assertTrue(library().load(latest).isSameGame(game(5)));
    }

    @Test
    void aGameOfTodayWasFinishedWhenItWasFinishedAndNotAtNoon() throws Exception {
        String today = LocalDate.ofInstant(MONDAY, ZoneId.systemDefault()).toString();
        library().add(game(1).withTags(Map.of(GameLibrary.DATE, today)), MONDAY);
        library().addAll(List.of(game(2).withTags(Map.of(GameLibrary.DATE, today))), MONDAY.plusSeconds(60));
        Path file = folder.resolve("exchanged.jump61");
        RecordFiles.save(game(3).withTags(Map.of(GameLibrary.DATE, today)), file);
        Files.setLastModifiedTime(file, FileTime.from(MONDAY.plusSeconds(90)));
        library().importAll(List.of(file));
        library().importAll(List.of(file));
        assertEquals(
                List.of(MONDAY.plusSeconds(90), MONDAY.plusSeconds(60), MONDAY),
                library().list().stream().map(LibraryEntry::finished).toList());
    }

    private static GameRecord after(int plies, String id) {
        GameRecord whole = game(3);
        Match match = new Match(whole.start(), whole.players());
        whole.moves().stream().limit(plies).forEach(match::play);
        return GameRecord.of(match, Map.of(GameLibrary.ID, id));
    }

    @Test
    void aGameThatWasLeftTakesItsOwnPlaceWhenItIsPlayedOn() throws Exception {
        library().add(after(2, "one"), MONDAY);
        library().add(after(3, "another"), MONDAY);
        GameRecord continued = library()
                .load(library().list().stream()
                        .filter(entry -> entry.plies() == 2)
                        .findFirst()
                        .orElseThrow());
        library().add(after(4, "one").withTags(continued.tags()), MONDAY.plusSeconds(60));
        assertEquals(
                List.of(4, 3),
                library().list().stream().map(LibraryEntry::plies).toList());
        assertEquals(MONDAY.plusSeconds(60), library().list().get(0).finished());
        library().add(game(3).withTags(continued.tags()), MONDAY.plusSeconds(120));
        assertEquals(2, library().list().size());
        assertTrue(library().list().get(0).result().isPresent());
    }

    @Test
    void theIndexOnlyMakesTheListQuicker() throws Exception {
        List<LibraryEntry> added = filled(library(), 6);
        library().list();
        Path index = folder.resolve("games/index.tsv");
        List<String> lines = Files.readAllLines(index);
        assertEquals(6, lines.size());
        for (String damage :
                List.of("", "nonsense\n", lines.get(0).replace("human", "nobody"), "\u0000\t".repeat(20))) {
            Files.writeString(index, damage);
            assertEquals(added, library().list());
            assertEquals(lines, Files.readAllLines(index));
        }
        Files.write(index, new byte[] {(byte) 0xFF, (byte) 0xFE, 0});
        assertEquals(added, library().list());
        Files.delete(index);
        assertEquals(added, library().list());
    }

    @Test
    void whatIsListedComesFromTheIndexWhileAFileStaysTheSame() throws Exception {
        filled(library(), 2);
        library().list();
        Path index = folder.resolve("games/index.tsv");
        Files.writeString(index, Files.readString(index).replace("computer 2", "computer 7"));
        assertEquals(new Player.Computer(7), library().list().get(0).players().second());
    }

    @Test
    void theIndexForgetsGamesThatAreGoneAndIsNotWrittenForNothing() throws Exception {
        List<LibraryEntry> added = filled(library(), 3);
        library().list();
        Path index = folder.resolve("games/index.tsv");
        Files.setLastModifiedTime(index, FileTime.from(MONDAY));
        library().list();
        assertEquals(MONDAY, Files.getLastModifiedTime(index).toInstant(), "nothing has changed");
        Files.delete(folder.resolve("games").resolve(added.get(1).name()));
        assertEquals(List.of(added.get(0), added.get(2)), library().list());
        assertFalse(Files.readString(index).contains(added.get(1).name()));
    }

    @Test
    void theSameGameIsNotKeptTwiceInARow() throws Exception {
        LibraryEntry first = library().add(game(3), MONDAY);
        assertEquals(first, library().add(game(3), MONDAY.plusSeconds(90)));
        assertEquals(1, library().list().size());
        library().add(game(4), MONDAY);
        assertEquals(2, library().list().size());
    }

    /** The index still lists it, because the file looks as before from outside. */
    @Test
    void aGameWhoseFileHasBecomeUnreadableIsKeptAgain() throws Exception {
        LibraryEntry first = library().add(game(3), MONDAY);
        assertEquals(1, library().list().size());
        Path file = folder.resolve("games").resolve(first.name());
        FileTime changed = Files.getLastModifiedTime(file);
        Files.writeString(file, "x".repeat((int) Files.size(file)));
        Files.setLastModifiedTime(file, changed);
        assertEquals(1, library().list().size());
        LibraryEntry again = library().add(game(3), MONDAY.plusSeconds(90));
        assertEquals(game(3).moves(), library().load(again).moves());
    }

    @Test
    void beyondTheLimitTheOldestGo() throws Exception {
        GameLibrary small = new GameLibrary(folder, 3);
        List<LibraryEntry> added = filled(small, 7);
        assertEquals(added.subList(0, 3), small.list());
    }

    @Test
    void aReviewIsKeptWithItsGameAndItsAccuracyListed() throws Exception {
        LibraryEntry entry = filled(library(), 3).get(0);
        GameRecord record = library().load(entry);
        GameRecord annotated = ReviewNotes.annotate(
                record,
                new Reviewer(ReviewLimits.of(500)).review(record.toMatch().played(), ReviewMonitor.NONE),
                500,
                new ReviewWords(Locale.ROOT, Enum::name));
        library().replace(entry, annotated);
        LibraryEntry reviewed = library().list().get(0);
        assertEquals(entry.name(), reviewed.name());
        assertTrue(reviewed.first().isPresent() && entry.first().isEmpty());
        // From the index this time.
        assertEquals(reviewed, library().list().get(0));
    }

    @Test
    void manyAreImportedAndExportedAndOtherFilesAreReported() throws Exception {
        Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
        RecordFiles.save(game(1), elsewhere.resolve("a.jump61"));
        RecordFiles.save(game(2), elsewhere.resolve("b.jump61"));
        Path none = Files.writeString(elsewhere.resolve("c.jump61"), "no game");
        Map<Path, Exception> refused =
                library().importAll(List.of(elsewhere.resolve("a.jump61"), none, elsewhere.resolve("b.jump61")));
        assertEquals(List.of(none), List.copyOf(refused.keySet()));
        assertEquals(2, library().list().size());
        Path target = folder.resolve("target");
        library().exportAll(library().list(), target);
        assertEquals(library().list().size(), new GameLibrary(target, 0).list().size());
    }

    @Test
    void exportedGamesDoNotNameTheProfileOfThisComputer() throws Exception {
        GameRecord game = game(1);
        Map<String, String> tags = new HashMap<>(game.tags());
        tags.put(GameLibrary.PROFILE, "1");
        LibraryEntry entry = library().add(game.withTags(tags), Instant.ofEpochSecond(1));
        Path file = folder.resolve("all.jump61s");
        library().exportTo(file, library().list());
        assertFalse(Files.readString(file).contains(GameLibrary.PROFILE));
        Path target = folder.resolve("target");
        assertEquals(1, library().exportAll(List.of(entry), target));
        Path copy = target.resolve(entry.name());
        String kept = Files.readString(folder.resolve("games").resolve(entry.name()));
        assertEquals(kept.replace("Profile: 1\n", ""), Files.readString(copy));
        assertEquals(1, library().exportAll(List.of(entry), target));
        Map<String, String> reviewed = new HashMap<>(library().load(entry).tags());
        reviewed.put(ReviewNotes.TAG, "1000 nodes");
        library().replace(entry, library().load(entry).withTags(reviewed));
        assertEquals(1, library().exportAll(List.of(entry), target));
        assertTrue(Files.readString(copy).contains("1000 nodes"));
    }

    @Test
    void aGameOfTheBinIsExportedBesideTheOthers() throws Exception {
        List<LibraryEntry> added = filled(library(), 2);
        library().delete(added.subList(0, 1));
        Path target = folder.resolve("target");
        assertEquals(1, library().exportAll(library().deleted(), target));
        assertTrue(Files.isRegularFile(target.resolve(added.get(0).name())));
    }

    @Test
    void aGameWhoseFileHasVanishedIsLeftOutOfAnExport() throws Exception {
        List<LibraryEntry> added = filled(library(), 3);
        Files.delete(folder.resolve("games").resolve(added.get(1).name()));
        Path target = folder.resolve("target");
        assertEquals(2, library().exportAll(added, target));
        assertEquals(List.of(added.get(0), added.get(2)), new GameLibrary(target, 0).list());
    }

    @Test
    void manyGamesGoIntoOneFileAndComeBackFromItOnce() throws Exception {
        for (int number = 1; number <= 3; number++) {
            library().add(game(number), Instant.ofEpochSecond(number));
        }
        Path file = folder.resolve("all.jump61s");
        assertEquals(3, library().exportTo(file, library().list()));
        List<GameRecord> oldestFirst = RecordCollection.load(file);
        assertEquals(
                List.of(game(1).moves(), game(2).moves(), game(3).moves()),
                oldestFirst.stream().map(GameRecord::moves).toList());
        List<Integer> progress = new ArrayList<>();
        new GameLibrary(folder.resolve("counted"), 0).importAll(List.of(file, file), progress::add);
        assertEquals(List.of(0, 1), progress, "files read before each");
        var other = new GameLibrary(folder.resolve("other"), 0);
        for (int time = 1; time <= 2; time++) {
            assertEquals(Map.of(), other.importAll(List.of(file)));
            assertEquals(3, other.list().size());
        }
    }

    @Test
    void namesAndTheDayOfAFileAreListedAlsoFromTheIndex() throws Exception {
        Path file = folder.resolve("ada.jump61");
        Match match =
                new Match(Games.all().get(0).start(3), new Players(new Player.Human("Ada"), new Player.Computer(3)));
        match.play(match.position().legalMoves().get(0));
        RecordFiles.save(GameRecord.of(match, Map.of("Date", "1999-05-03")), file);
        library().importAll(List.of(file));
        for (int time = 1; time <= 2; time++) {
            LibraryEntry entry = library().list().get(0);
            assertEquals(Optional.of("Ada"), entry.players().first().givenName());
            assertEquals(
                    LocalDate.of(1999, 5, 3),
                    entry.finished().atZone(ZoneId.systemDefault()).toLocalDate());
        }
    }

    @Test
    void gamesThatTwoImportAtTheSameTimeAreThereOnce() throws Exception {
        List<Path> files = new ArrayList<>();
        Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
        for (int seed = 0; seed < 40; seed++) {
            Path file = elsewhere.resolve(seed + ".jump61");
            RecordFiles.save(game(seed), file);
            files.add(file);
        }
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            Callable<Map<Path, Exception>> work = () -> library().importAll(files);
            for (Future<Map<Path, Exception>> done : threads.invokeAll(List.of(work, work))) {
                assertEquals(Map.of(), done.get());
            }
        } finally {
            threads.shutdown();
        }
        assertEquals(
                files.stream().map(GameLibraryTest::load).distinct().count(),
                library().list().size());
        library().list().forEach(entry -> assertTrue(entry.id().matches("[0-9a-f]{12}"), entry.id()));
    }

    @Test
    void gamesOfDifferentDaysAreImportedEvenIfTheirMovesAreTheSame() throws Exception {
        List<Path> files = new ArrayList<>();
        for (String day : List.of("2001-02-03", "2001-02-04", "2001-02-04")) {
            Path file = folder.resolve(files.size() + ".jump61");
            RecordFiles.save(game(4).withTags(Map.of(GameLibrary.DATE, day)), file);
            files.add(file);
        }
        library().importAll(files);
        library().importAll(files);
        assertEquals(
                List.of("2001-02-04", "2001-02-03"),
                library().list().stream()
                        .map(entry -> LocalDate.ofInstant(entry.finished(), ZoneId.systemDefault())
                                .toString())
                        .toList());
    }

    private static String load(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Test
    void deletedGamesAreInTheBinUntilTheyAreRestored() throws Exception {
        List<LibraryEntry> added = filled(library(), 5);
        Bin.Deletion deletion = library().delete(added.subList(1, 3));
        assertEquals(
                List.of(added.get(0), added.get(3), added.get(4)), library().list());
        assertEquals(List.of(deletion), library().bin().deletions());
        assertEquals(2, library().restore(deletion));
        assertEquals(added, library().list());
        assertEquals(List.of(), library().bin().deletions());
    }

    @Test
    void gamesInTheBinAreListedLoadedRestoredOneByOneAndEmptied() throws Exception {
        List<LibraryEntry> added = filled(library(), 5);
        assertEquals(List.of(), library().deleted());
        library().delete(added.subList(1, 3));
        library().delete(added.subList(4, 5));
        GameLibrary library = library();
        for (int time = 1; time <= 2; time++) {
            assertEquals(
                    List.of(
                            added.get(1).finished(),
                            added.get(2).finished(),
                            added.get(4).finished()),
                    library.deleted().stream().map(LibraryEntry::finished).toList());
        }
        assertTrue(library.load(library.deleted().get(0)).isSameGame(game(3)));
        assertEquals(1, library.restore(library.deleted().subList(0, 1)));
        assertEquals(List.of(added.get(0), added.get(1), added.get(3)), library.list());
        assertEquals(2, library.deleted().size());
        library.emptyBin();
        assertEquals(List.of(), library.deleted());
        assertEquals(3, library.list().size());
    }

    @Test
    void theFirstGamesAreReportedBeforeTheOthersAreRead() throws Exception {
        List<GameRecord> games = IntStream.range(0, 60)
                .mapToObj(number -> game(number)
                        .withTags(Map.of(
                                GameLibrary.ID,
                                "game" + number,
                                GameLibrary.FINISHED,
                                MONDAY.plusSeconds(number).toString())))
                .toList();
        library().addAll(games, MONDAY);
        List<LibraryEntry> all = library().list();
        List<Integer> told = new ArrayList<>();
        library().list((found, read, total) -> {
            assertEquals(all.subList(0, read), found);
            told.addAll(List.of(read, total));
        });
        assertEquals(List.of(50, 60), told);
    }

    @Test
    void anImportedGameBelongsToNoProfileHere() throws Exception {
        Path file = folder.resolve("theirs.jump61");
        RecordFiles.save(game(0).withTags(Map.of(GameLibrary.PROFILE, "1", GameLibrary.ID, "their own")), file);
        library().importAll(List.of(file));
        for (int time = 1; time <= 2; time++) {
            LibraryEntry entry = library().list().get(0);
            assertEquals("", entry.profile());
            assertEquals("their own", entry.id());
        }
        library().add(game(1).withTags(Map.of(GameLibrary.PROFILE, "1")), MONDAY);
        assertEquals(
                "1", library().list().get(1).profile() + library().list().get(0).profile());
    }

    @Test
    void whatGoesBeyondTheLimitIsInTheBin() throws Exception {
        GameLibrary small = new GameLibrary(folder, 3);
        filled(small, 4);
        assertEquals(1, small.bin().deletions().get(0).files().size());
    }

    @Test
    void importedGamesKeepToTheLimitToo() throws Exception {
        List<Path> files = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            files.add(folder.resolve(i + ".jump61"));
            RecordFiles.save(game(i), files.get(i));
        }
        GameLibrary small = new GameLibrary(folder, 3);
        assertEquals(Map.of(), small.importAll(files, read -> {}));
        assertEquals(3, small.list().size());
        assertEquals(1, small.bin().deletions().get(0).files().size());
    }

    @Test
    void aFileThatIsNotAGameIsSkippedAndLeftAlone() throws Exception {
        filled(library(), 1);
        Path none = Files.writeString(folder.resolve("games/mine.jump61"), "not a game");
        assertEquals(1, library().list().size());
        library().delete(library().list());
        assertEquals(List.of(), library().list());
        assertTrue(Files.exists(none));
    }

    @Test
    @Tag("slow")
    void aProcessThatIsKilledLosesNoGameItHasKept() throws Exception {
        Process writer = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        LibraryWriter.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .start();
        int told = 0;
        try (var lines = writer.inputReader()) {
            while (told < 12) {
                told = Integer.parseInt(lines.readLine());
            }
            writer.destroyForcibly();
        }
        assertTrue(writer.waitFor(30, TimeUnit.SECONDS));
        assertFalse(writer.isAlive());
        List<LibraryEntry> kept = new GameLibrary(folder, 0).list();
        assertTrue(kept.size() >= told && told >= 12, kept.size() + " of " + told);
        for (LibraryEntry entry : kept) {
            assertTrue(new GameLibrary(folder, 0).load(entry).result().isPresent());
        }
    }

    @Test
    void aChangedLimitHoldsForTheNextGame() throws Exception {
        GameLibrary library = library();
        filled(library, 4);
        library.setLimit(2);
        assertEquals(4, library.list().size());
        LibraryEntry latest = library.add(game(9), MONDAY.plusSeconds(9));
        assertEquals(2, library.list().size());
        assertEquals(latest, library.list().get(0));
    }
}
