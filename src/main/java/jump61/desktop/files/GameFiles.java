package jump61.desktop.files;

import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ListChangeListener;
import jump61.desktop.games.GameViews;
import jump61.desktop.match.MatchViewModel;
import jump61.desktop.settings.Settings;
import jump61.desktop.shell.Messages;
import jump61.desktop.shell.QuestionController.Question;
import jump61.desktop.shell.Texts;
import jump61.game.Match;
import jump61.game.Turn;
import jump61.library.GameLibrary;
import jump61.library.ReviewNotes;
import jump61.record.GameRecord;
import jump61.record.RecordFiles;

/** Opens and saves the match shown. What cannot be read or written is told and changes nothing. */
public final class GameFiles {
    private final MatchViewModel match;
    private final Settings settings;
    private final Background background;
    private final FileChoice choice;
    private final Messages messages;
    private final Supplier<Texts> texts;
    private final UnaryOperator<Runnable> afterLeaving;
    private final ReadOnlyObjectWrapper<Path> file = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyIntegerWrapper notes = new ReadOnlyIntegerWrapper();
    private final ReadOnlyBooleanWrapper unsaved = new ReadOnlyBooleanWrapper();
    private Optional<GameRecord> opening = Optional.empty();
    private Optional<GameRecord> origin = Optional.empty();
    private Optional<GameRecord> inFile = Optional.empty();
    private String id = GameLibrary.newId();
    private boolean beganOver;

    /**
     * Files for {@code match}.
     *
     * @param afterLeaving wraps an action that starts another match; asks for confirmation first if a network game is in progress
     */
    public GameFiles(
            MatchViewModel match,
            Settings settings,
            Background background,
            FileChoice choice,
            Messages messages,
            Supplier<Texts> texts,
            UnaryOperator<Runnable> afterLeaving) {
        this.match = match;
        this.settings = settings;
        this.background = background;
        this.choice = choice;
        this.messages = messages;
        this.texts = texts;
        this.afterLeaving = afterLeaving;
        match.matchProperty().addListener((observable, before, now) -> {
            origin = opening;
            id = GameLibrary.newId();
            beganOver = now.isOver();
            inFile = Optional.empty();
            file.set(null);
            compare();
        });
        match.turns().addListener((ListChangeListener<Turn>) change -> compare());
        match.resultProperty().addListener((observable, before, now) -> compare());
    }

    public void open() {
        choice.toOpen().ifPresent(this::open);
    }

    /** Shows the game of a file, if it can be read: for one that cannot, nobody is left alone. */
    public void open(Path chosen) {
        background.run(
                () -> RecordFiles.load(chosen), record -> insteadOfThis(() -> opened(chosen, record)), problem -> {
                    if (problem instanceof NoSuchFileException) {
                        RecentFiles.forget(settings, chosen);
                    }
                    String what = texts.get().get("files.cannotOpen", chosen.getFileName());
                    messages.problem(what, IoErrorMessages.reason(problem, texts.get()));
                });
    }

    /** Begins another match, after a question where that would leave somebody alone. */
    public void insteadOfThis(Runnable begin) {
        afterLeaving.apply(begin).run();
    }

    private void opened(Path chosen, GameRecord record) {
        begin(record);
        isIn(chosen, record());
        RecentFiles.remember(settings, chosen);
    }

    /** Shows a recorded game. */
    public void begin(GameRecord record) {
        opening = Optional.of(record);
        SavedMatch.begin(match, record);
        opening = Optional.empty();
    }

    /** Shows a recorded game that may belong to a file; it counts as unsaved until that is found to hold it as it is. */
    void begin(GameRecord record, Optional<Path> belongsTo) {
        begin(record);
        belongsTo.ifPresent(file::set);
        compare();
        belongsTo.ifPresent(this::look);
    }

    private void look(Path chosen) {
        Match shown = match.matchProperty().get();
        background.run(
                () -> RecordFiles.load(chosen),
                there -> {
                    if (shown.equals(match.matchProperty().get()) && chosen.equals(file.get()) && inFile.isEmpty()) {
                        inFile = Optional.of(there);
                        compare();
                    }
                },
                goneOrChanged -> {});
    }

    /** Notes something with the match shown, such as a review; it is saved with it from now on. */
    public void note(UnaryOperator<GameRecord> change) {
        origin = Optional.of(change.apply(record()));
        notes.set(notes.get() + 1);
        compare();
    }

    /** Changes whenever something was {@linkplain #note noted}. */
    public ReadOnlyIntegerProperty notesProperty() {
        return notes.getReadOnlyProperty();
    }

    /** {@return the match shown, with what the record it came from noted} */
    public GameRecord record() {
        return SavedMatch.record(match, origin, id);
    }

    /** {@return whether the match was over already when it was shown first: its end happened at another time} */
    public boolean beganOver() {
        return beganOver;
    }

    /** Saves in the file the match came from, or asks for one. */
    public void save() {
        save(() -> {});
    }

    /** Saves, and then does what waited for it. */
    public void save(Runnable andThen) {
        if (file.get() == null) {
            choice.toSave(suggestedName()).ifPresent(target -> save(target, andThen));
        } else {
            save(file.get(), andThen);
        }
    }

    public void saveAs() {
        choice.toSave(suggestedName()).ifPresent(target -> save(target, () -> {}));
    }

    private void save(FileChoice.Target target, Runnable andThen) {
        if (target.mayReplace() || !Files.exists(target.file())) {
            save(target.file(), andThen);
        } else {
            messages.ask(replacing(target.file(), texts.get()), () -> save(target.file(), andThen));
        }
    }

    /** {@return the question whether a file may be replaced} */
    public static Question replacing(Path there, Texts texts) {
        return new Question(
                texts.get("files.replace.question", there.getFileName()),
                texts.get("files.replace.explanation", there.toAbsolutePath().getParent()),
                texts.get("files.replace.goOn"),
                texts.get("sheet.leave"));
    }

    private void save(Path chosen, Runnable andThen) {
        GameRecord record = record();
        Match saving = match.matchProperty().get();
        background.run(
                () -> {
                    RecordFiles.save(record, chosen);
                    return chosen;
                },
                done -> {
                    if (saving.equals(match.matchProperty().get())) {
                        isIn(chosen, record);
                    }
                    RecentFiles.remember(settings, chosen);
                    messages.note(texts.get().get("files.saved", chosen.getFileName()));
                    andThen.run();
                },
                problem -> messages.problem(
                        texts.get().get("files.cannotSave", chosen.getFileName()),
                        IoErrorMessages.reason(problem, texts.get())));
    }

    private void isIn(Path chosen, GameRecord record) {
        inFile = Optional.of(record);
        file.set(chosen);
        compare();
    }

    private void compare() {
        unsaved.set(file.get() != null
                && !inFile.filter(saved -> isSame(saved, record())).isPresent());
    }

    /** A review can be made again; what somebody tried and wrote cannot. */
    private static boolean isSame(GameRecord saved, GameRecord now) {
        return saved.isSameGame(now)
                && saved.variations().equals(now.variations())
                && ReviewNotes.strip(saved).comments().equals(ReviewNotes.strip(now).comments());
    }

    /** {@return a name for a new file} */
    public String suggestedName() {
        if (file.get() != null) {
            return file.get().getFileName().toString().replaceFirst("(?i)\\." + RecordFiles.EXTENSION + "$", "");
        }
        return GameViews.of(match.matchProperty().get().game())
                        .texts(texts.get())
                        .get("game.name") + " " + LocalDate.now();
    }

    /** {@return the files last used, newest first} */
    public List<Path> recent() {
        return RecentFiles.of(settings).toList();
    }

    /** Removes what was left beside the files last used, should the program have been killed while it saved one. */
    public void sweepRecent() {
        List<Path> used = recent();
        background.run(
                () -> {
                    used.forEach(RecordFiles::sweepQuietly);
                    return used;
                },
                swept -> {},
                problem -> {});
    }

    /** Forgets which files were used. */
    public void forgetRecent() {
        settings.recentFilesProperty().set("");
    }

    /** The file that the match came from or was saved in; null if there is none. */
    public ReadOnlyObjectProperty<Path> fileProperty() {
        return file.getReadOnlyProperty();
    }

    /** Whether the match went on since it was read from its file or written there. */
    public ReadOnlyBooleanProperty unsavedProperty() {
        return unsaved.getReadOnlyProperty();
    }
}
