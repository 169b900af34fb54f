package jump61.library.ui;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import jump61.library.GameLibrary;
import jump61.library.LibraryEntry;
import jump61.profile.ui.ProfileModel;
import jump61.record.RecordException;
import jump61.review.ReviewNotes;
import jump61.window.Command;
import jump61.window.Commands;
import jump61.window.FxmlFile;
import jump61.window.Place;
import jump61.window.QuestionController.Question;
import jump61.window.Texts;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.settings.Settings;

/** The storage of games: their files, the game in progress, the library of finished games, and the clipboard. */
public final class LibraryFeature implements Feature {
    private static final Place GAMES = Place.of(Command.GO_GAMES, "icon-games", FxmlFile.LIBRARY);

    private static final int LOOKED_THROUGH = 20;

    private final Program program;
    private final ProfileModel profile;
    private final GameFiles files;
    private final MatchAutosave kept;
    private final GameLibrary library;
    private final FinishedGames finished;
    private final LibraryModel games;
    private final GameClipboard clipboard;
    private final Letters letters;

    public LibraryFeature(Program program, ProfileModel profile) {
        this.program = program;
        this.profile = profile;
        Settings settings = program.settings();
        Path data = program.directories().data();
        files = new GameFiles(
                program.match(),
                settings,
                program.background(),
                program.dialogs(),
                program.messages(),
                program.leaving()::before);
        kept = new MatchAutosave(
                program.match(),
                files,
                data,
                program.background(),
                problem -> program.failures().notKept("keep.game", problem),
                unread -> program.failures().unreadable("keep.unreadableGame", unread));
        library = new GameLibrary(data.resolve("games"), settings.mostGames());
        files.setOwners(profile, library);
        settings.keptGamesProperty().addListener((observable, before, now) -> library.setLimit(settings.mostGames()));
        finished = new FinishedGames(
                files,
                library,
                profile,
                program.background(),
                settings::keepsGames,
                problem -> program.failures().notKept("keep.library", problem));
        kept.setOnFinished(finished::recover);
        kept.setOnLeft(finished::left);
        games = new LibraryModel(
                library,
                program.background(),
                program.background()::tell,
                this::isOwn,
                LocalDate::now,
                problem -> program.failures().notKept("library.failed", problem));
        files.setOnMany(this::offerToImport);
        letters = new Letters(program.match(), files, library, program.background(), program.messages(), this::toBoard);
        clipboard = new GameClipboard(program.match(), files, letters, program.messages());
    }

    /** {@return the file of the match on the board} */
    public GameFiles files() {
        return files;
    }

    /** {@return the autosave, which keeps the game in progress for the next start} */
    public MatchAutosave kept() {
        return kept;
    }

    public GameLibrary library() {
        return library;
    }

    public FinishedGames finished() {
        return finished;
    }

    public GameClipboard clipboard() {
        return clipboard;
    }

    /** {@return whether a game was played with the current profile} In other games, the person is somebody else. */
    public boolean isOwn(LibraryEntry entry) {
        return ownNow().test(entry);
    }

    /** {@return a test whether a game was played with the profile that is current now; usable on any thread} */
    private Predicate<LibraryEntry> ownNow() {
        BiPredicate<String, String> own = profile.own();
        return entry -> own.test(entry.profile(), entry.id());
    }

    /** Offers to add the games in a file to the library, where each can be opened. */
    private void offerToImport(Path file) {
        Texts texts = program.texts();
        Question question = new Question(
                texts.get("files.many.question", file.getFileName()),
                texts.get("files.many.explanation"),
                texts.get("files.many.goOn"),
                texts.get("sheet.leave"));
        program.messages().ask(question, () -> importAll(List.of(file)));
    }

    /** Adds the games in files to the library, and shows them there. */
    public void importAll(List<Path> files) {
        games.importAll(files, (added, refused) -> {
            program.commands().run(Command.GO_GAMES);
            program.messages().note(LibraryTexts.imported(program.texts(), added, refused));
        });
    }

    private void toBoard() {
        program.rooms().close();
        program.match().setMode(Optional.empty());
        program.places().go(Place.PLAY);
    }

    /** Shows a game of the library instead of the match on the board, at its end. */
    public void open(LibraryEntry entry, Runnable andThen) {
        games.load(
                entry,
                record -> files.insteadOfThis(() -> {
                    files.begin(record);
                    andThen.run();
                }));
    }

    /** Passes on how to learn from the latest game in which a review found the user's mistakes, if there is one. */
    public void learnFromLatest(Consumer<Optional<Runnable>> onKnown) {
        Predicate<LibraryEntry> own = ownNow();
        program.background()
                .run(
                        () -> library.list().stream()
                                .filter(entry ->
                                        own.test(entry) && entry.accuracy().isPresent())
                                .limit(LOOKED_THROUGH)
                                .filter(this::hasMistakes)
                                .findFirst(),
                        found -> onKnown.accept(found.map(entry ->
                                () -> open(entry, () -> program.commands().runAnyway(Command.LEARN)))));
    }

    private boolean hasMistakes(LibraryEntry entry) {
        try {
            return ReviewNotes.read(library.load(entry)).stream()
                    .flatMap(review -> review.moves().stream())
                    .anyMatch(move -> move.verdict().isSerious()
                            && entry.players()
                                    .onlyPerson()
                                    .equals(Optional.of(move.turn().mover())));
        } catch (IOException | RecordException unreadable) {
            return false;
        }
    }

    @Override
    public void addTo(Context window) {
        window.views().register(LibraryController.class, () -> new LibraryController(window, games, files));
        window.definePlace(GAMES);
        Commands commands = window.commands();
        commands.define(Command.LIBRARY, () -> commands.run(Command.GO_GAMES));
        commands.define(
                Command.PREVIOUS_GAME,
                program.leaving().before(kept::backToPrevious),
                Bindings.isNotNull(kept.previousProperty()));
        commands.define(Command.OPEN, files::open);
        commands.define(Command.SAVE, files::save);
        commands.define(Command.SAVE_AS, files::saveAs);
        commands.define(Command.EXPORT_IMAGE, () -> exportPicture(window));
        commands.define(Command.SHARE_MOVE, letters::share, letters.shareableProperty());
        commands.define(Command.COPY_POSITION, clipboard::copyPosition);
        commands.define(Command.COPY_GAME, clipboard::copyGame);
        commands.define(Command.PASTE, clipboard::paste);
    }

    private void exportPicture(Context window) {
        Picture picture = BoardPicture.of(
                program.match(),
                program.seating().boardTurnedProperty().get(),
                program.window().getScene());
        window.replace(program.dialogs().toExport(files.nameOfPicture()), file -> export(picture, file));
    }

    private void export(Picture picture, Path file) {
        program.background()
                .run(
                        () -> {
                            picture.save(file);
                            return file;
                        },
                        saved -> program.messages().note(program.texts().get("files.exported", saved.getFileName())),
                        problem -> program.failures().notKept("files.cannotSave", problem, file.getFileName()));
    }

    @Override
    public void drawn() {
        files.sweepRecent();
    }

    /** Updates the list: another window may have added games, and the next day may have begun. */
    @Override
    public void focusChanged() {
        if (program.places().currentProperty().get().equals(GAMES)) {
            games.refresh();
        }
    }

    /** Must be called after everything that plays on the board has ended its games, because these are stored here. */
    @Override
    public void close() {
        kept.close();
    }
}
