package jump61.profile.ui;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import jump61.game.Game;
import jump61.game.Level;
import jump61.window.FxmlFile;
import jump61.window.QuestionController.Question;
import jump61.window.Sheets;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;

/** What the profile sheet needs from the window: files, games, and confirmations. */
public final class ProfileActions {
    private final Sheets sheets;
    private final BiConsumer<Game, Level> play;
    private final Function<String, Optional<Path>> target;
    private final Supplier<Optional<Path>> source;

    /**
     * Creates the actions of a window.
     *
     * @param play starts a game against a level
     * @param target asks for a file to write, given a suggested name
     * @param source asks for a file to read
     */
    public ProfileActions(
            Sheets sheets,
            BiConsumer<Game, Level> play,
            Function<String, Optional<Path>> target,
            Supplier<Optional<Path>> source) {
        this.sheets = sheets;
        this.play = play;
        this.target = target;
        this.source = source;
    }

    /** {@return the controller of a sheet that starts with the statistics of {@code first}} */
    public ProfileController controller(ProfileModel model, Texts texts, MatchTexts words, Game first) {
        return new ProfileController(model, this, sheets, new ProfileTexts(texts, words), first);
    }

    void play(Game game, Level level) {
        play.accept(game, level);
    }

    Optional<Path> exportTo(String name) {
        return target.apply(name);
    }

    Optional<Path> importFrom() {
        return source.get();
    }

    /** Deletes the current profile, after a confirmation. The sheet is shown again in either case. */
    void delete(ProfileModel model, ProfileTexts texts) {
        Question question = new Question(
                texts.get(
                        "profile.delete.question",
                        texts.name(model.personProperty().get())),
                texts.get("profile.delete.explanation"),
                texts.get("profile.delete.goOn"),
                texts.get("sheet.leave"));
        Runnable again = () -> sheets.show(FxmlFile.PROFILE);
        sheets.ask(
                question,
                () -> {
                    model.delete();
                    again.run();
                },
                again);
    }
}
