package jump61.share.ui;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.DoublePredicate;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.VBox;
import jump61.game.Languages;
import jump61.library.ui.GameFiles;
import jump61.record.GameRecord;
import jump61.share.BoardDrawing;
import jump61.share.GameAnimation;
import jump61.share.GamePage;
import jump61.share.GameText;
import jump61.share.SharedGame;
import jump61.share.SideColours;
import jump61.window.Command;
import jump61.window.NodeVisibility;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.feature.FileChoice.Target;
import jump61.window.match.BoardMode;
import jump61.window.settings.OwnColours;
import jump61.window.settings.Settings;

/** The sheet that offers the ways to share the game on the board. */
public final class ShareController extends Controller {
    private final GameFiles files;
    private final ShareModel model;

    @FXML
    private Label title;

    @FXML
    private VBox sheet;

    @FXML
    private ScrollPane choice;

    @FXML
    private VBox ways;

    @FXML
    private VBox copies;

    @FXML
    private VBox working;

    @FXML
    private ProgressBar progress;

    ShareController(Context context, GameFiles files, ShareModel model) {
        super(context);
        this.files = files;
        this.model = model;
    }

    @FXML
    private void initialize() {
        title.setText(Command.SHARE.name(texts));
        BoardMode mode = match.modeProperty().get();
        ways.getChildren().add(command(Command.EXPORT_IMAGE, texts.get("share.image")));
        copies.getChildren().add(command(Command.COPY_POSITION, Command.COPY_POSITION.name(texts)));
        if (mode == null || mode.isOfMatch()) {
            addWaysOfMatch(files.record());
        }
        ways.getChildren().get(0).getStyleClass().addAll("accent", "default-focus");
        NodeVisibility parts = new NodeVisibility(sheet);
        // Esc and a click beside the sheet close it, too; nobody would see the progress any more.
        sheet.sceneProperty().subscribe((before, now) -> {
            if (now == null) {
                model.stop();
            }
        });
        subscriptions.onValue(model.progressProperty(), done -> {
            parts.set(working, model.isWorking());
            parts.set(choice, !model.isWorking());
            progress.setProgress(done.doubleValue());
        });
    }

    private void addWaysOfMatch(GameRecord record) {
        List<Node> all = ways.getChildren();
        boolean hasMoves = !record.moves().isEmpty();
        BoardDrawing.of(record.start().game()).ifPresent(drawing -> {
            if (hasMoves) {
                all.add(0, making("share.page", "files.pages", "html", (game, goesOn) -> page(game)));
                all.add(making(
                        "share.game",
                        "files.pictures",
                        "gif",
                        (game, goesOn) -> GameAnimation.of(game, false, goesOn)));
            }
            if (GameAnimation.hasCascade(match.turns(), drawing)) {
                all.add(making(
                        "share.last", "files.pictures", "gif", (game, goesOn) -> GameAnimation.of(game, true, goesOn)));
            }
        });
        all.add(command(Command.SAVE_AS, texts.get("share.file")));
        copies.getChildren().add(0, command(Command.COPY_GAME, Command.COPY_GAME.name(texts)));
        if (hasMoves) {
            copies.getChildren().add(0, way(texts.get("share.text"), "share-text", () -> copy(SharedGame.of(record))));
        }
    }

    /** Makes the content of a file, reporting its progress and asking whether to continue. */
    private interface Maker {
        byte[] make(SharedGame game, DoublePredicate goesOn) throws Exception;
    }

    private byte[] page(SharedGame game) throws Exception {
        return GamePage.of(game, Languages.tag(texts.locale())).getBytes(StandardCharsets.UTF_8);
    }

    private Button command(Command command, String text) {
        return way(text, command.id(), () -> {
            sheets.hide();
            commands.runAnyway(command);
        });
    }

    private static Button way(String text, String id, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(event -> action.run());
        return button;
    }

    private Button making(String textKey, String filterKey, String extension, Maker maker) {
        String name = textKey.replace("share.", "share-");
        return way(texts.get(textKey), name, () -> {
            Optional<Target> chosen = program.dialogs().toMake(textKey, filterKey, extension, files.suggestedName());
            chosen.ifPresent(target -> target.replace(
                    texts,
                    program.background(),
                    // The question replaces this sheet, which must be shown again for the progress.
                    (question, write) -> context.ask(question, () -> {
                        commands.runAnyway(Command.SHARE);
                        write.run();
                    }),
                    () -> make(maker, target.file())));
        });
    }

    private void make(Maker maker, Path file) {
        GameRecord record = files.record();
        SideColours colours = colours(context.settings());
        model.make(
                goesOn -> maker.make(SharedGame.of(record).in(colours), goesOn),
                file,
                () -> {
                    sheets.hide();
                    context.note(texts.get("files.saved", file.getFileName()));
                },
                problem -> program.failures().notKept("files.cannotSave", problem, file.getFileName()));
    }

    /** {@return the colours of the sides in a window with these settings} */
    static SideColours colours(Settings settings) {
        String name = settings.shownColours().getValue();
        OwnColours own = settings.ownColours();
        return SideColours.named(name)
                .orElseGet(() -> SideColours.of(name, own.styleSheet(false), own.styleSheet(true)));
    }

    private void copy(SharedGame game) {
        ClipboardContent content = new ClipboardContent();
        content.putString(GameText.of(game, Languages.tag(texts.locale())));
        Clipboard.getSystemClipboard().setContent(content);
        sheets.hide();
        context.note(texts.get("share.copied"));
    }

    @FXML
    private void stop() {
        model.stop();
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
