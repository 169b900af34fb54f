package jump61.library.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.games.cubes.CubesGame;
import jump61.games.sim.SimGame;
import jump61.record.RecordCollection;
import jump61.record.RecordFiles;
import jump61.window.Command;
import jump61.window.FxWait;
import jump61.window.Messages;
import jump61.window.QuestionController.Question;
import jump61.window.Texts;
import jump61.window.WorkerThread;
import jump61.window.feature.FileChoice;
import jump61.window.match.BoardMode;
import jump61.window.match.Delay;
import jump61.window.match.EngineThinker;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;
import jump61.window.settings.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class GameFilesTest {
    private static final int SECONDS = 20;

    @TempDir
    Path folder;

    private final Settings settings = new Settings();
    private final WorkerThread background = new WorkerThread("files", Platform::runLater, AssertionError::new);
    private final EngineThinker thinker = new EngineThinker("nobody", problem -> {});
    private final List<String> told = new ArrayList<>();
    private MatchViewModel match;
    private GameFiles files;
    private FileChoice.Target chosen;
    private Runnable onGoOn = () -> {};

    private final class Hand implements FileChoice, Messages {
        @Override
        public Texts texts() {
            return Texts.in("en");
        }

        @Override
        public Optional<Path> toOpen() {
            return Optional.of(chosen.file());
        }

        @Override
        public Optional<Target> toSave(String suggestedName) {
            return Optional.ofNullable(chosen);
        }

        @Override
        public Optional<Target> toExport(String suggestedName) {
            return Optional.empty();
        }

        @Override
        public void note(String text) {
            told.add(text);
        }

        @Override
        public void problem(String what, String why) {
            told.add(what + ": " + why);
        }

        @Override
        public void ask(Question question, Runnable goOn) {
            told.add(question.text());
            onGoOn = goOn;
        }
    }

    @BeforeEach
    void begin() throws Exception {
        FxToolkit.registerPrimaryStage();
        Hand hand = new Hand();
        onFxThread(() -> {
            match = new MatchViewModel(
                    new MatchViewModel.Surroundings(thinker, thinker, Delay.onFxThread(), System::nanoTime, () -> 1));
            files = new GameFiles(match, settings, background, hand, hand, effect -> effect);
            Players people = new Players(Player.HUMAN, Player.HUMAN);
            match.begin(new Match(CubesGame.INSTANCE.start(3), people), TimeControl.NONE);
            match.play(CubesGame.INSTANCE.parseMove("2:2"));
        });
    }

    /** Another game is on the board than the match. */
    private static final class Puzzle implements BoardMode {
        @Override
        public boolean takesMoves() {
            return true;
        }

        @Override
        public void chosen(Move move) {}

        @Override
        public Command place() {
            return Command.GO_PUZZLES;
        }
    }

    @Test
    void aPictureIsNamedAfterTheGameThatItShows() throws Exception {
        onFxThread(() -> {
            assertEquals(files.suggestedName(), files.nameOfPicture());
            match.setMode(Optional.of(new Puzzle()));
            match.showAside(SimGame.INSTANCE.start(SimGame.POINTS), null);
            assertTrue(files.nameOfPicture().startsWith("Sim "), files.nameOfPicture());
            assertTrue(files.suggestedName().startsWith("Jump61 "), files.suggestedName());
        });
    }

    @AfterEach
    void close() {
        thinker.close();
        background.close();
    }

    @Test
    void commentsAndTagsTypedIntoAFileSurviveSaving() throws Exception {
        Path file = write("# from the club\nEvent: Spring\nDate: 1999-12-31\n1:1\n# brave\n");
        onFxThread(() -> files.open(file));
        waitUntil(() -> file.equals(files.fileProperty().get()));
        onFxThread(() -> match.play(CubesGame.INSTANCE.parseMove("3:3")));
        assertTrue(files.unsavedProperty().get());
        onFxThread(files::save);
        waitUntil(() -> told.contains("Saved in club.jump61."));
        assertFalse(files.unsavedProperty().get());
        String text = Files.readString(file);
        for (String kept :
                List.of("# from the club\n", "Event: Spring\n", "Date: 1999-12-31\n", "1. 1:1\n# brave\n2. 3:3\n")) {
            assertTrue(text.contains(kept), text);
        }
    }

    @Test
    void aMissingRecentFileIsReportedAndRemovedFromTheList() throws Exception {
        Path file = write("1:1\n");
        onFxThread(() -> files.open(file));
        waitUntil(() -> files.recent().equals(List.of(file)));
        Files.delete(file);
        onFxThread(() -> files.open(file));
        waitUntil(() -> told.contains("Can’t open club.jump61: There is no such file."));
        assertEquals(List.of(), files.recent());
        assertEquals(1, match.turns().size(), "what was shown stays");
    }

    @Test
    void aFileWithSeveralGamesIsPassedOnAndWhatWasShownStays() throws Exception {
        Path file = write("1:1\n");
        RecordCollection.append(RecordFiles.load(file), file);
        List<Path> several = new ArrayList<>();
        onFxThread(() -> {
            files.setOnMany(several::add);
            files.open(file);
        });
        waitUntil(() -> several.equals(List.of(file)));
        assertEquals(1, match.turns().size());
        assertEquals("2:2", match.turns().get(0).move().notation());
        assertEquals(List.of(), told);
    }

    @Test
    void aNameThatWasCompletedReplacesNoFileUnasked() throws Exception {
        Path file = write("1:1\n2:2\n");
        chosen = new FileChoice.Target(file, false);
        onFxThread(() -> {
            files.saveAs();
            assertEquals(List.of(), told, "the disk was asked on this thread");
        });
        waitUntil(() -> told.equals(List.of("Replace club.jump61?")));
        assertEquals(2, RecordFiles.load(file).moves().size());
        onFxThread(onGoOn);
        waitUntil(() -> RecordFiles.load(file).moves().size() == 1);
    }

    @Test
    void whatAnotherProgramWroteIntoTheFileIsReplacedOnlyIfAsked() throws Exception {
        Path file = write("1:1\n");
        onFxThread(() -> files.open(file));
        waitUntil(() -> file.equals(files.fileProperty().get()));
        onFxThread(() -> match.play(CubesGame.INSTANCE.parseMove("3:3")));
        onFxThread(() -> {
            files.save();
            files.save();
        });
        waitUntil(() -> told.equals(List.of("Saved in club.jump61.", "Saved in club.jump61.")));
        for (String other : List.of("1:1\n2:2\n1:1\n", "Event: Spring\n1:1\n3:3\n", "no move\n")) {
            String theirs = Files.readString(write(other));
            told.clear();
            onFxThread(files::save);
            waitUntil(() -> told.equals(List.of("Replace club.jump61?")));
            assertEquals(theirs, Files.readString(file));
            onFxThread(onGoOn);
            waitUntil(() -> told.contains("Saved in club.jump61."));
            assertEquals(2, RecordFiles.load(file).moves().size());
        }
        Files.delete(file);
        told.clear();
        onFxThread(files::save);
        waitUntil(() -> told.equals(List.of("Saved in club.jump61.")));
    }

    @Test
    void aReviewThatWasKeptIsNoChangeByAnotherProgram() throws Exception {
        Path file = write("1:1\n");
        onFxThread(() -> files.open(file));
        waitUntil(() -> file.equals(files.fileProperty().get()));
        onFxThread(() -> {
            files.note(record -> record.changeTags(tags -> tags.put("Review", "9 nodes")));
            files.keepNotes();
            match.play(CubesGame.INSTANCE.parseMove("3:3"));
            files.save();
        });
        waitUntil(() -> told.size() == 1);
        assertEquals(List.of("Saved in club.jump61."), told);
        assertTrue(Files.readString(file).contains("Review: 9 nodes"));
    }

    @Test
    void theGameIsSavedForWhichTheFileWasChosen() throws Exception {
        Path file = folder.resolve("new.jump61");
        chosen = new FileChoice.Target(file, false);
        onFxThread(() -> {
            files.saveAs();
            match.begin(
                    new Match(CubesGame.INSTANCE.start(4), new Players(Player.HUMAN, Player.HUMAN)), TimeControl.NONE);
        });
        waitUntil(() -> Files.exists(file));
        assertEquals(1, RecordFiles.load(file).moves().size());
    }

    @Test
    void aFileThatCannotBeWrittenIsReportedWithTheReason() throws Exception {
        Path inTheWay = Files.writeString(folder.resolve("in-the-way"), "");
        chosen = new FileChoice.Target(inTheWay.resolve("game.jump61"), true);
        onFxThread(files::saveAs);
        waitUntil(() -> told.size() == 1);
        assertTrue(told.get(0).startsWith("Can’t save game.jump61: "), told.get(0));
        assertEquals(List.of(), files.recent());
    }

    @Test
    void aProtectedFileIsNotReplaced() throws Exception {
        Path file = write("1:1\n");
        onFxThread(() -> files.open(file));
        waitUntil(() -> file.equals(files.fileProperty().get()));
        assumeTrue(file.toFile().setWritable(false) && !Files.isWritable(file), "nothing is protected here");
        String before = Files.readString(file);
        onFxThread(() -> match.play(CubesGame.INSTANCE.parseMove("3:3")));
        onFxThread(files::save);
        waitUntil(() -> told.size() == 1);
        assertTrue(told.get(0).startsWith("Can’t save club.jump61: "), told.get(0));
        assertEquals(before, Files.readString(file));
    }

    private Path write(String rest) throws Exception {
        return Files.writeString(folder.resolve("club.jump61"), "Jump61 record 1\nGame: jump61\nSize: 3\n" + rest);
    }

    private static void onFxThread(Runnable action) {
        WaitForAsyncUtils.waitForAsyncFx(TimeUnit.SECONDS.toMillis(SECONDS), action);
    }

    private static void waitUntil(java.util.concurrent.Callable<Boolean> condition) throws Exception {
        FxWait.until(condition);
    }
}
