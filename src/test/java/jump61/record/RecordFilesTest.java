package jump61.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordFilesTest {
    @TempDir
    Path folder;

    private static GameRecord record() {
        Match match = new Match(
                Games.byId("jump61").orElseThrow().start(3), new Players(Player.HUMAN, new Player.Computer(3)));
        match.play(match.position().legalMoves().get(4));
        return GameRecord.of(match, Map.of());
    }

    @Test
    void aFileIsReplacedAsAWholeAndNothingElseIsLeftBehind() throws Exception {
        Path file = folder.resolve("new/folder/game.jump61");
        RecordFiles.replace(file, "something else");
        RecordFiles.save(record(), file);
        assertEquals(record(), RecordFiles.load(file));
        try (var files = Files.list(file.getParent())) {
            assertEquals(1, files.count());
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFolderThatCannotBeMadeIsNamedAndNotTheTemporaryFileInIt() {
        Path file = Path.of("/proc/nowhere/club.jump61");
        Exception refused = assertThrows(NotDirectoryException.class, () -> RecordFiles.replace(file, "new"));
        assertEquals("/proc/nowhere", refused.getMessage());
    }

    @Test
    void aLinkStaysALinkAndItsTargetIsReplaced() throws Exception {
        Path target = Files.writeString(folder.resolve("target"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), target);
        RecordFiles.replace(link, "new");
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(target));
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void whoMayReadAFileStaysTheSame() throws Exception {
        Path file = Files.writeString(folder.resolve("secret"), "old");
        Set<PosixFilePermission> mine = PosixFilePermissions.fromString("rw-------");
        Files.setPosixFilePermissions(file, mine);
        RecordFiles.replace(file, channel -> {
            for (String name : folder.toFile().list()) {
                assertEquals(mine, Files.getPosixFilePermissions(folder.resolve(name)), "from its first byte on");
            }
            channel.write(ByteBuffer.wrap(new byte[] {61}));
        });
        assertEquals(mine, Files.getPosixFilePermissions(file));
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aProtectedFileIsFoundBeforeItIsReplaced() throws Exception {
        Path file = Files.writeString(folder.resolve("mine"), "old");
        RecordFiles.requireUnprotected(file);
        RecordFiles.requireUnprotected(folder.resolve("new"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
        assumeFalse(Files.isWritable(file), "for the administrator, nothing is protected");
        assertThrows(AccessDeniedException.class, () -> RecordFiles.requireUnprotected(file));
    }

    @Test
    void whatCannotBeReplacedStaysAndNothingIsLeftBehind() throws IOException {
        Path file = Files.createDirectory(folder.resolve("a-folder"));
        Files.writeString(file.resolve("inside"), "old");
        assertThrows(IOException.class, () -> RecordFiles.replace(file, "new"));
        try (var files = Files.list(folder)) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void aFileThatIsNotTextIsReportedAsSuch() throws IOException {
        Path file = Files.write(folder.resolve("photo.jump61"), new byte[] {(byte) 0xff, (byte) 0xd8, 0, 1});
        assertEquals(
                0,
                assertThrows(RecordException.class, () -> RecordFiles.load(file))
                        .line(),
                "no line is the wrong one");
    }

    @Test
    void anEmptyFileIsNotARecord() throws IOException {
        Path file = Files.createFile(folder.resolve("empty.jump61"));
        String told = assertThrows(RecordException.class, () -> RecordFiles.load(file))
                .getMessage();
        assertEquals("A game file begins with \"Jump61 record 1\".", told);
    }

    @Test
    void autosaveOffersTheGameAsItWasUntilItIsForgotten() throws IOException {
        Autosave autosave = new Autosave(folder.resolve("autosave.jump61"));
        assertEquals(Optional.empty(), autosave.kept());
        autosave.keep(record());
        assertEquals(Optional.of(record()), autosave.kept());
        autosave.forget();
        assertEquals(Optional.empty(), autosave.kept());
    }

    @Test
    void aDamagedAutosaveIsNoGameAndIsPutAside() throws IOException {
        Path file = Files.writeString(folder.resolve("autosave.jump61"), "Jump61 rec");
        assertEquals(Optional.empty(), new Autosave(file).kept());
        assertEquals("Jump61 rec", Files.readString(folder.resolve("autosave.jump61.damaged")));
    }

    @Test
    void aSecondDamagedAutosaveDoesNotReplaceTheFirst() throws IOException {
        Path file = folder.resolve("autosave.jump61");
        for (String damage : List.of("first", "second", "third")) {
            Files.writeString(file, damage);
            assertEquals(Optional.empty(), new Autosave(file).kept());
        }
        assertEquals("first", Files.readString(folder.resolve("autosave.jump61.damaged")));
        assertEquals("second", Files.readString(folder.resolve("autosave.jump61.damaged-2")));
        assertEquals("third", Files.readString(folder.resolve("autosave.jump61.damaged-3")));
    }

    @Test
    void anAutosaveThatCannotBeReadIsPutAsideUnchanged() throws IOException {
        Path unreadable = unreadable("autosave.jump61");
        List<Path> aside = new ArrayList<>();
        assertEquals(Optional.empty(), new Autosave(unreadable, aside::add).kept());
        assertFalse(Files.exists(unreadable, LinkOption.NOFOLLOW_LINKS));
        assertEquals(List.of(folder.resolve("autosave.jump61.damaged")), aside);
        assertTrue(Files.exists(aside.get(0), LinkOption.NOFOLLOW_LINKS));
    }

    /** A link to itself, which nobody can read, not even an administrator. */
    private Path unreadable(String name) throws IOException {
        return Files.createSymbolicLink(folder.resolve(name), Path.of(name));
    }

    @Test
    void halfWrittenFilesOfAKilledProcessAreRemoved() throws IOException {
        Path half = Files.writeString(folder.resolve(".last.jump61.1abc.new"), "Jump61 rec");
        Path fresh = Files.writeString(folder.resolve(".last.jump61.2abc.new"), "Jump61 rec");
        Files.setLastModifiedTime(half, FileTime.from(Instant.now().minus(Duration.ofHours(1))));
        AutosavePlace.take(folder).close();
        assertFalse(Files.exists(half));
        assertTrue(Files.exists(fresh), "another window may be writing it");
    }

    @Test
    void theNextSaveSweepsAwayWhatAKilledOneLeftBesideTheSameFile() throws IOException {
        Path left = old(".my game.jump61.1abc.new");
        Path othersFile = old(".my other game.jump61.1abc.new");
        Path somethingElse = old(".my game.jump61.Draft 2.new");
        Path fresh = Files.writeString(folder.resolve(".my game.jump61.2abc.new"), "");
        RecordFiles.save(record(), folder.resolve("my game.jump61"));
        assertFalse(Files.exists(left));
        assertTrue(Files.exists(othersFile) && Files.exists(somethingElse) && Files.exists(fresh));
    }

    @Test
    void itAlsoSweepsAwayWhatWasLeftOfOtherFilesIfItIsCertainlyOurs() throws IOException {
        Path left = old(".exported.profile.jump61-1abc.new");
        Path somethingElse = old(".exported.profile.jump61-Draft.new");
        Path fresh = Files.writeString(folder.resolve(".exported.profile.jump61-2abc.new"), "");
        RecordFiles.save(record(), folder.resolve("my game.jump61"));
        assertFalse(Files.exists(left));
        assertTrue(Files.exists(somethingElse) && Files.exists(fresh));
    }

    /** To the sweep, a file that another program renames meanwhile is as a link to a file that is gone. */
    @Test
    void whatVanishesWhileItSweepsIsPassedOver() throws IOException {
        Path vanished = folder.resolve(".another.profile.jump61-1abc.new");
        Files.createSymbolicLink(vanished, folder.resolve("renamed"));
        Path left = old(".exported.profile.jump61-1abc.new");
        RecordFiles.sweep(folder);
        assertFalse(Files.exists(left), "the sweep goes on");
        assertTrue(Files.isSymbolicLink(vanished));
    }

    /** It may be writing a large table to a slow disk, or have been suspended with the computer. */
    @Test
    void theFileThatALivingProcessIsWritingIsLeftAloneForADay() throws IOException {
        Path ours = old(RecordFiles.unfinishedName("big.table"));
        Path left = old(".big.table.jump61-" + Long.toString(999_999_999, 36) + "-1.new");
        RecordFiles.save(record(), folder.resolve("my game.jump61"));
        assertTrue(Files.exists(ours));
        assertFalse(Files.exists(left));
        Files.setLastModifiedTime(ours, FileTime.from(Instant.now().minus(Duration.ofDays(2))));
        RecordFiles.save(record(), folder.resolve("my game.jump61"));
        assertFalse(Files.exists(ours), "another process may have the number of a dead one");
    }

    /** The name of a temporary file is longer than that of the file. */
    @ParameterizedTest
    @ValueSource(strings = {"n", "\u00e4", "\u68cb", "\ud83c\udfb2"})
    void aFileMayHaveTheLongestNameThatTheSystemAllows(String letter) throws IOException {
        assumeTrue(letter.equals("n") || System.getProperty("sun.jnu.encoding").startsWith("UTF"));
        String name = letter.repeat(250 / letter.getBytes(StandardCharsets.UTF_8).length);
        RecordFiles.replace(folder.resolve(name), "content");
        assertEquals("content", Files.readString(folder.resolve(name)));
    }

    /** Of a long name, sixty characters are kept, but never half of one that takes two. */
    @ParameterizedTest
    @CsvSource({"\ud83c\udfb2, 60", "x\ud83c\udfb2, 59", "xx\ud83c\udfb2, 60"})
    void theNameOfATemporaryFileEndsWithAWholeCharacter(String beginning, int kept) {
        String name = beginning + "\ud83c\udfb2".repeat(100);
        String unfinished = RecordFiles.unfinishedName(name);
        assertTrue(unfinished.startsWith("." + name.substring(0, kept) + "."), unfinished);
    }

    @Test
    void aFileMayHaveAsManyBytesAsAreAllowedAndNotOneMore() throws IOException {
        Path file = Files.writeString(folder.resolve("ten"), "0123456789");
        assertEquals("0123456789", new String(RecordFiles.read(file, 10), StandardCharsets.UTF_8));
        assertEquals(10, RecordFiles.read(file, 11).length);
        IOException told = assertThrows(IOException.class, () -> RecordFiles.read(file, 9));
        assertTrue(told.getMessage().contains("too large"), told.getMessage());
    }

    @Test
    void aRecordMayHaveAMillionBytes() throws Exception {
        String record = "Jump61 record 1\nGame: jump61\n";
        Path file = folder.resolve("long");
        Files.writeString(file, record + "\n".repeat(1_000_000 - record.length()));
        assertEquals(List.of(), RecordFiles.load(file).moves());
    }

    @Test
    void aCopyThatIsPutAsideReplacesNothingAndTheFileStays() throws IOException {
        Path file = Files.writeString(folder.resolve("settings"), "first");
        assertEquals(folder.resolve("settings.damaged"), RecordFiles.copyAside(file));
        Files.writeString(file, "second");
        assertEquals(folder.resolve("settings.damaged-2"), RecordFiles.copyAside(file));
        assertEquals("first", Files.readString(folder.resolve("settings.damaged")));
        assertEquals("second", Files.readString(folder.resolve("settings.damaged-2")));
        assertEquals("second", Files.readString(file));
    }

    private Path old(String name) throws IOException {
        Path file = Files.writeString(folder.resolve(name), "Jump61 rec");
        return Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(Duration.ofHours(1))));
    }

    @Test
    void aPipeIsNeverReplaced() throws Exception {
        Path pipe = folder.resolve("pipe");
        assumeTrue(hasMade(pipe));
        assertThrows(IOException.class, () -> RecordFiles.replace(pipe, ""));
        assertThrows(IOException.class, () -> RecordFiles.read(pipe));
        assertFalse(Files.isRegularFile(pipe));
    }

    private static boolean hasMade(Path pipe) throws InterruptedException {
        try {
            return new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0;
        } catch (IOException notThisSystem) {
            return false;
        }
    }

    @Test
    void whatIsNoFileIsRefusedAndDoesNotHang() {
        assertThrows(RecordException.class, () -> RecordFiles.load(folder));
        assertThrows(RecordException.class, () -> RecordFiles.load(Path.of("/dev/zero")));
    }

    /** Reading some of them, such as {@code /proc/kmsg}, never ends. They report no size. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void whatTheSystemMakesUpIsNotRead() throws IOException {
        Path status = Path.of("/proc/self/status");
        assertEquals(0, RecordFiles.read(status).length);
        assertEquals(
                assertThrows(RecordException.class, () -> RecordReader.read("")).getMessage(),
                assertThrows(RecordException.class, () -> RecordFiles.load(status))
                        .getMessage());
    }

    @Test
    void aFileThatIsTooLargeIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("large"), "Jump61 record 1\n" + "#".repeat(1_000_001));
        assertTrue(assertThrows(RecordException.class, () -> RecordFiles.load(file))
                .getMessage()
                .contains("too large"));
    }

    @Test
    void theContentIsOnTheDiskBeforeItTakesTheName() throws IOException {
        RecordingChannel channel = new RecordingChannel();
        byte[] content = "all of it".getBytes(StandardCharsets.UTF_8);
        RecordFiles.writeThrough(channel, file -> RecordFiles.writeAll(file, content));
        assertEquals("all of it", channel.content.toString(StandardCharsets.UTF_8));
        assertEquals(List.of("write", "write", "write", "force true"), channel.done);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFileThatMayNotBeWrittenIsNamedAndNotItsTemporaryFile() {
        // A folder of the kernel, which takes no files from anybody.
        Path file = Path.of("/sys/board.png");
        IOException refused = assertThrows(IOException.class, () -> RecordFiles.replace(file, "a board"));
        assumeTrue(refused instanceof AccessDeniedException);
        assertEquals(file.toString(), refused.getMessage());
    }
}
