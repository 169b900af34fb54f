package jump61.app;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import jump61.game.Game;
import jump61.library.ui.GameFiles;
import jump61.library.ui.Picture;
import jump61.network.ui.RemoteStage;
import jump61.window.Command;
import jump61.window.Commands;
import jump61.window.FxmlFile;
import jump61.window.QuestionController.Question;
import jump61.window.Texts;

/** The commands that show a sheet, or that concern the window or a file. New views define them again. */
final class ViewCommands {
    private final Models models;
    private final Views views;

    private ViewCommands(Models models, Views views) {
        this.models = models;
        this.views = views;
    }

    static void define(Models models, Views views) {
        ViewCommands commands = new ViewCommands(models, views);
        commands.defineGames(models.commands);
        commands.defineWindow(models.commands);
        commands.defineFiles(models.commands);
    }

    private void defineGames(Commands commands) {
        BooleanBinding playing = models.remote.stageProperty().isEqualTo(RemoteStage.PLAYING);
        commands.define(Command.NEW_GAME, afterLeaving(sheet(FxmlFile.NEW_GAME)));
        commands.define(Command.PLAY_AGAIN, afterLeaving(this::playAgain));
        commands.define(Command.HOST_GAME, afterLeaving(sheet(FxmlFile.HOST_GAME)));
        commands.define(Command.JOIN_GAME, afterLeaving(sheet(FxmlFile.JOIN_GAME)));
        commands.define(Command.LEAVE_GAME, afterLeaving(() -> {}), playing);
        commands.define(Command.RESIGN, this::resign, models.resignation.possibleProperty());
        commands.define(
                Command.PREVIOUS_GAME,
                afterLeaving(models.kept::backToPrevious),
                Bindings.isNotNull(models.kept.previousProperty()));
    }

    private void defineWindow(Commands commands) {
        // Like the window's own close button.
        commands.defineUnsuspended(
                Command.QUIT, () -> stage().fireEvent(new WindowEvent(stage(), WindowEvent.WINDOW_CLOSE_REQUEST)));
        commands.define(Command.FULL_SCREEN, () -> stage().setFullScreen(!stage().isFullScreen()));
        commands.define(Command.SETTINGS, sheet(FxmlFile.SETTINGS));
        BooleanBinding taught =
                Bindings.createBooleanBinding(() -> models.lesson().isPresent(), models.match.matchProperty());
        commands.define(Command.HOW_TO_PLAY, models::teach, taught);
        commands.define(Command.RULES, sheet(FxmlFile.RULES));
        commands.define(Command.SHORTCUTS, sheet(FxmlFile.SHORTCUTS));
        commands.define(Command.ABOUT, sheet(FxmlFile.ABOUT));
    }

    private void defineFiles(Commands commands) {
        commands.define(Command.LIBRARY, sheet(FxmlFile.LIBRARY));
        commands.define(Command.TOURNAMENT, () -> views.tournaments().open());
        commands.define(Command.PROFILE, sheet(FxmlFile.PROFILE));
        commands.define(Command.OPEN, models.files::open);
        commands.define(Command.PASTE, models.clipboard::paste);
        commands.define(Command.SAVE, models.files::save);
        commands.define(Command.SAVE_AS, models.files::saveAs);
        commands.define(Command.EXPORT_IMAGE, this::exportPicture);
        commands.define(Command.COPY_POSITION, models.clipboard::copyPosition);
        commands.define(Command.COPY_GAME, models.clipboard::copyGame);
    }

    private void resign() {
        Game game = models.match.matchProperty().get().game();
        models.resignation.side().ifPresent(side -> {
            boolean you = models.match.playersProperty().get().onlyPerson().isPresent();
            Texts texts = views.texts();
            String explanation = you
                    ? texts.get("resign.explanation")
                    : texts.get("resign.explanation.side", views.words().side(side.opponent(), game));
            Question question = new Question(
                    you
                            ? texts.get("resign.question")
                            : texts.get("resign.question.side", views.words().side(side, game)),
                    explanation,
                    texts.get("resign.goOn"),
                    texts.get("resign.leave"));
            views.ask(question, models.resignation::resign);
        });
    }

    private Runnable afterLeaving(Runnable effect) {
        return models.leaving.before(effect);
    }

    private Runnable sheet(FxmlFile file) {
        return () -> views.sheets().show(file);
    }

    /** Starts another game; over the network if the last one was. After a tournament game, shows the tournament. */
    private void playAgain() {
        if (models.tournaments.isGame(models.match.matchProperty().get())) {
            views.tournaments().open();
        } else if (models.match.playersProperty().get().haveRemote() && models.remote.hasPlayed()) {
            views.sheets().show(models.remote.wasHost() ? FxmlFile.HOST_GAME : FxmlFile.JOIN_GAME);
        } else {
            models.newGame.beginAgain();
        }
    }

    private void exportPicture() {
        Picture picture = BoardPicture.of(
                models.match,
                models.seating.boardTurnedProperty().get(),
                views.root().getScene());
        models.dialogs.toExport(models.files.suggestedName()).ifPresent(target -> {
            if (target.mayReplace() || !Files.exists(target.file())) {
                export(picture, target.file());
            } else {
                views.ask(GameFiles.replacing(target.file(), views.texts()), () -> export(picture, target.file()));
            }
        });
    }

    private void export(Picture picture, Path file) {
        models.background.run(
                () -> {
                    picture.save(file);
                    return file;
                },
                saved -> models.messages.note(models.texts().get("files.exported", saved.getFileName())),
                problem -> models.notKept("files.cannotSave", problem, file.getFileName()));
    }

    private Stage stage() {
        return (Stage) views.root().getScene().getWindow();
    }
}
