package jump61.library.ui;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ChangeListener;
import javafx.collections.ListChangeListener;
import jump61.game.Game;
import jump61.game.GameNode;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Turn;
import jump61.library.GameLibrary;
import jump61.library.LibraryEntry;
import jump61.profile.ui.ProfileModel;
import jump61.record.GameRecord;
import jump61.record.RecordCollection;
import jump61.record.RecordException;
import jump61.record.RecordFiles;
import jump61.record.RecordWriter;
import jump61.review.ReviewNotes;
import jump61.window.Messages;
import jump61.window.Worker;
import jump61.window.board.GameViews;
import jump61.window.feature.FileChoice;
import jump61.window.feature.IoErrorMessages;
import jump61.window.feature.RecentFiles;
import jump61.window.match.BoardMode;
import jump61.window.match.MatchViewModel;
import jump61.window.settings.Settings;

/** Opens and saves the match shown. Files that cannot be read or written are reported and change nothing. */
public final class GameFiles {
    private final MatchViewModel match;
    private final Settings settings;
    private final Worker background;
    private final FileChoice choice;
    private final Messages messages;
    private final UnaryOperator<Runnable> afterLeaving;
    private final ReadOnlyObjectWrapper<Path> file = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyIntegerWrapper notes = new ReadOnlyIntegerWrapper();
    private final ReadOnlyBooleanWrapper unsaved = new ReadOnlyBooleanWrapper();
    private Consumer<Path> onMany = several -> {};
    private Supplier<String> profile = () -> "";
    private BiPredicate<String, String> own = (player, game) -> true;
    private Optional<GameLibrary> library = Optional.empty();
    private Optional<GameRecord> opening = Optional.empty();
    private Optional<GameRecord> origin = Optional.empty();
    private Optional<GameRecord> inFile = Optional.empty();
    /** What was last read from or written to the file: what is saved replaces nothing else unasked. */
    private Optional<GameRecord> seen = Optional.empty();
    /** The id of the match. Created when first needed, which is never at the start. */
    private String id;
    /** The id of the profile with which the match is played; empty if there is none here or it is not known yet. */
    private String owner = "";

    private Runnable unlisten = () -> {};

    private boolean beganOver;

    /**
     * Creates the files of {@code match}.
     *
     * @param afterLeaving wraps an action that starts another match; asks for confirmation first if a network game is
     *     in progress
     */
    public GameFiles(
            MatchViewModel match,
            Settings settings,
            Worker background,
            FileChoice choice,
            Messages messages,
            UnaryOperator<Runnable> afterLeaving) {
        this.match = match;
        this.settings = settings;
        this.background = background;
        this.choice = choice;
        this.messages = messages;
        this.afterLeaving = afterLeaving;
        match.matchProperty().addListener((observable, before, now) -> {
            origin = opening;
            id = null;
            beganOver = now.isOver();
            owner = opening.map(record -> record.tags().getOrDefault(GameLibrary.PROFILE, ""))
                    .orElseGet(profile);
            unlisten.run();
            unlisten = now.addListener(this::onEvent);
            inFile = Optional.empty();
            seen = Optional.empty();
            file.set(null);
            compare();
        });
        match.turns().addListener((ListChangeListener<Turn>) change -> compare());
        match.resultProperty().addListener((observable, before, now) -> compare());
    }

    /**
     * Makes the current profile the owner when a person here moves or the game is ended; repeated moves do not count.
     */
    private void onEvent(MatchEvent event) {
        Match now = match.matchProperty().get();
        boolean moved = event instanceof MatchEvent.Played played
                && (now.isOver() || now.players().isPerson(played.turn().mover()));
        boolean declared =
                event instanceof MatchEvent.Ended && now.position().result().isEmpty();
        if (moved || declared) {
            owner = profile.get();
        }
    }

    public void open() {
        choice.toOpen().ifPresent(this::open);
    }

    /** Sets the possible owners of games, and the library, which knows with which profile a game was played. */
    void setOwners(ProfileModel owners, GameLibrary known) {
        profile = owners::id;
        own = (player, game) -> owners.own().test(player, game);
        library = Optional.of(known);
        // The profile is read after the start, and another may be chosen.
        ChangeListener<Object> decide = (observable, before, now) -> decideWhose();
        owners.personProperty().addListener(decide);
        owners.profileProperty().addListener(decide);
    }

    private void decideWhose() {
        Match now = match.matchProperty().get();
        if (now != null) {
            now.setOfStrangers(!isOwn(owner, record()));
        }
    }

    private boolean isOwn(String played, GameRecord record) {
        return own.test(played, record.tags().getOrDefault(GameLibrary.ID, ""));
    }

    /** Looks for the profile with which a game was played here, if its file does not contain the profile. */
    private void lookForOwner(GameRecord record) {
        Match shown = match.matchProperty().get();
        library.filter(known -> owner.isEmpty())
                .ifPresent(known -> background.run(
                        () -> profileIn(known, record.tags().getOrDefault(GameLibrary.ID, "")),
                        found -> {
                            if (shown.equals(match.matchProperty().get()) && owner.isEmpty()) {
                                owner = found;
                                decideWhose();
                            }
                        },
                        unreadable -> {}));
    }

    private static String profileIn(GameLibrary library, String id) throws IOException {
        return library.list().stream()
                .filter(entry -> !id.isEmpty() && entry.id().equals(id))
                .map(LibraryEntry::profile)
                .filter(profile -> !profile.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** Sets what to do with a file that has several games. */
    void setOnMany(Consumer<Path> action) {
        onMany = action;
    }

    /** Shows the game in a file. A file that cannot be read or has several games does not end a network game. */
    public void open(Path chosen) {
        background.run(
                () -> RecordCollection.load(chosen),
                records -> {
                    if (records.size() == 1) {
                        insteadOfThis(() -> opened(chosen, records.get(0)));
                    } else {
                        onMany.accept(chosen);
                    }
                },
                problem -> {
                    if (problem instanceof NoSuchFileException) {
                        RecentFiles.forget(settings, chosen);
                    }
                    String what = messages.texts().get("files.cannotOpen", chosen.getFileName());
                    messages.problem(what, IoErrorMessages.reason(problem, messages.texts()));
                });
    }

    /** Starts another match, asking for confirmation first if a network game is in progress. */
    public void insteadOfThis(Runnable begin) {
        afterLeaving.apply(begin).run();
    }

    private void opened(Path chosen, GameRecord record) {
        beginFromElsewhere(record);
        isIn(chosen, record());
        seen = Optional.of(record);
        RecentFiles.remember(settings, chosen);
    }

    /** Shows a game that this program has not stored; ignores its profile, which would be from another computer. */
    void beginFromElsewhere(GameRecord record) {
        begin(GameLibrary.without(GameLibrary.PROFILE, record));
    }

    /** Shows a recorded game. */
    public void begin(GameRecord record) {
        opening = Optional.of(record);
        SavedMatch.begin(match, record, isOwn(record.tags().getOrDefault(GameLibrary.PROFILE, ""), record));
        opening = Optional.empty();
        lookForOwner(record);
    }

    /**
     * Shows a recorded game that may belong to a file. It counts as unsaved until the file is found to contain exactly
     * this game.
     */
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
                        seen = inFile;
                        compare();
                    }
                },
                goneOrChanged -> {});
    }

    /** Adds information to the match shown, such as a review, which is saved with it from now on. */
    public void note(UnaryOperator<GameRecord> change) {
        origin = Optional.of(change.apply(record()));
        notes.set(notes.get() + 1);
        compare();
    }

    /**
     * Writes added information to the file of the match at once, if there is one that differs in nothing else. If that
     * is not possible, the information is written the next time the match is saved.
     */
    public void keepNotes() {
        if (file.get() == null || unsaved.get()) {
            return;
        }
        Path chosen = file.get();
        GameRecord record = record();
        background.run(
                () -> {
                    boolean same = ReviewNotes.areSameBesides(RecordFiles.load(chosen), record);
                    if (same) {
                        RecordFiles.requireUnprotected(chosen);
                        RecordFiles.save(record, chosen);
                    }
                    return same;
                },
                kept -> {
                    if (kept && chosen.equals(file.get())) {
                        seen = Optional.of(record);
                    }
                },
                readOnlyOrGone -> {});
    }

    /** A counter that changes each time information is {@linkplain #note added}. */
    public ReadOnlyIntegerProperty notesProperty() {
        return notes.getReadOnlyProperty();
    }

    /** {@return the match shown, with the additional information of the record it came from} */
    public GameRecord record() {
        if (id == null) {
            id = GameLibrary.newId();
        }
        return SavedMatch.record(match, origin, id);
    }

    /** {@return the match shown, as this program stores it: with the profile with which it is played} */
    GameRecord kept() {
        return record().changeTags(tags -> {
            tags.put(GameLibrary.PROFILE, owner);
            tags.remove(GameLibrary.PROFILE, "");
        });
    }

    /** {@return the moves of the match shown, with the variations and comments stored with it} */
    public GameNode tree() {
        return SavedMatch.tree(match, origin);
    }

    /** {@return whether the match was already over when it was first shown, so that its end is not new} */
    public boolean beganOver() {
        return beganOver;
    }

    /** Saves to the file that the match came from, or asks for one. */
    public void save() {
        save(() -> {});
    }

    /** Saves, then runs the action that was waiting for it. */
    public void save(Runnable andThen) {
        if (file.get() == null) {
            choice.toSave(suggestedName()).ifPresent(target -> save(target, andThen));
        } else {
            saveAgain(file.get(), andThen);
        }
    }

    public void saveAs() {
        choice.toSave(suggestedName()).ifPresent(target -> save(target, () -> {}));
    }

    private void save(FileChoice.Target target, Runnable andThen) {
        // Another game may have begun by the time the question of replacing a file is settled.
        target.replace(messages.texts(), background, messages::ask, saving(target.file(), andThen));
    }

    /** Saves to the file of the match; asks first if another program has changed it. */
    private void saveAgain(Path chosen, Runnable andThen) {
        Runnable write = saving(chosen, andThen);
        Match saving = match.matchProperty().get();
        Optional<GameRecord> before = seen;
        background.run(() -> content(chosen), content -> {
            // An earlier save may have ended in the meantime.
            Optional<GameRecord> known = saving.equals(match.matchProperty().get()) ? seen : before;
            if (content.isEmpty() || content.equals(known.map(RecordWriter::write))) {
                write.run();
            } else {
                messages.ask(FileChoice.changed(chosen, messages.texts()), write);
            }
        });
    }

    /** {@return the games in a file, as this program writes them; "" if it is unreadable; empty if there is no such file} */
    private static Optional<String> content(Path file) {
        try {
            return Optional.of(RecordCollection.write(RecordCollection.load(file)));
        } catch (NoSuchFileException gone) {
            return Optional.empty();
        } catch (IOException | RecordException unreadable) {
            return Optional.of("");
        }
    }

    /** Returns an action that saves the game as it is now. */
    private Runnable saving(Path chosen, Runnable andThen) {
        GameRecord record = record();
        Match saving = match.matchProperty().get();
        return () -> save(record, saving, chosen, andThen);
    }

    private void save(GameRecord record, Match saving, Path chosen, Runnable andThen) {
        background.run(
                () -> {
                    RecordFiles.requireUnprotected(chosen);
                    RecordFiles.save(record, chosen);
                    return chosen;
                },
                done -> {
                    if (saving.equals(match.matchProperty().get())) {
                        isIn(chosen, record);
                    }
                    RecentFiles.remember(settings, chosen);
                    messages.note(messages.texts().get("files.saved", chosen.getFileName()));
                    andThen.run();
                },
                problem -> messages.problem(
                        messages.texts().get("files.cannotSave", chosen.getFileName()),
                        IoErrorMessages.reason(problem, messages.texts())));
    }

    private void isIn(Path chosen, GameRecord record) {
        inFile = Optional.of(record);
        seen = inFile;
        file.set(chosen);
        compare();
    }

    private void compare() {
        unsaved.set(file.get() != null
                && !inFile.filter(saved -> ReviewNotes.areSameBesides(saved, record()))
                        .isPresent());
    }

    /** {@return a suggested name for a new file} */
    public String suggestedName() {
        if (file.get() != null) {
            return file.get().getFileName().toString().replaceFirst("(?i)\\." + RecordFiles.EXTENSION + "$", "");
        }
        return newName(match.matchProperty().get().game());
    }

    /** {@return a suggested name for a picture of the board, which may show something other than the match} */
    String nameOfPicture() {
        BoardMode mode = match.modeProperty().get();
        return mode == null || mode.isOfMatch()
                ? suggestedName()
                : newName(match.positionProperty().get().game());
    }

    private String newName(Game game) {
        return GameViews.of(game).texts(messages.texts()).get("game.name") + " " + LocalDate.now();
    }

    /** {@return the recent files, newest first} */
    public List<Path> recent() {
        return RecentFiles.of(settings).toList();
    }

    /** Removes temporary files beside the recent files, left by a process that was killed while saving. */
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

    /** The match shown, whose files these are. */
    ReadOnlyObjectProperty<Match> matchProperty() {
        return match.matchProperty();
    }

    /** The file that the match came from or was saved to; null if there is none. */
    public ReadOnlyObjectProperty<Path> fileProperty() {
        return file.getReadOnlyProperty();
    }

    /** Whether the match has changed since it was read from or written to its file. */
    public ReadOnlyBooleanProperty unsavedProperty() {
        return unsaved.getReadOnlyProperty();
    }
}
