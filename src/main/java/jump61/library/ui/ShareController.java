package jump61.library.ui;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import jump61.window.Command;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The sheet with the ways to give the game on the board to somebody: as text, as a file, as a picture. */
public final class ShareController extends Controller {
    private static final List<Command> WAYS =
            List.of(Command.COPY_GAME, Command.COPY_POSITION, Command.SAVE_AS, Command.EXPORT_IMAGE);

    @FXML
    private Label title;

    @FXML
    private VBox ways;

    public ShareController(Context context) {
        super(context);
    }

    @FXML
    private void initialize() {
        title.setText(Command.SHARE.name(texts));
        ways.getChildren().setAll(WAYS.stream().map(this::button).toList());
        ways.getChildren().get(0).getStyleClass().addAll("accent", "default-focus");
    }

    private Button button(Command way) {
        Button button = new Button(way.name(texts));
        button.setId(way.id());
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(event -> {
            sheets.hide();
            commands.runAnyway(way);
        });
        return button;
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
