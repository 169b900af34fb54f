package jump61.app.help;

import java.nio.file.Path;
import javafx.fxml.FXML;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import jump61.console.Version;
import jump61.window.LogFile;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The about sheet: version, licence, included software with its licences, and the runtime. */
public final class AboutController extends Controller {
    private final String version;

    @FXML
    private Label title;

    @FXML
    private VBox libraries;

    @FXML
    private ComboBox<LicenceFile> licences;

    @FXML
    private TextArea licence;

    @FXML
    private Label machine;

    @FXML
    private TextField log;

    public AboutController(Context context) {
        super(context);
        version = Version.current();
    }

    @FXML
    private void initialize() {
        title.setText(texts.get("about.title", version));
        Component.all().forEach(component -> libraries.getChildren().add(line(component)));
        licences.getItems().setAll(LicenceFile.in(Path.of(System.getProperty("java.home"), "legal")));
        licences.getSelectionModel()
                .selectedItemProperty()
                .subscribe(chosen -> licence.setText(chosen == null ? "" : chosen.read()));
        licences.getSelectionModel().selectFirst();
        machine.setText(texts.get(
                "about.runsOn",
                System.getProperty("java.runtime.version") + " (" + System.getProperty("java.version.date") + ")",
                System.getProperty("os.name"),
                System.getProperty("os.arch")));
        showLog();
    }

    /** Shows the location of the log in a field from which it can be copied. */
    private void showLog() {
        log.setText(LogFile.folder().map(Path::toString).orElse(texts.get("about.noLog")));
    }

    private Label line(Component component) {
        Label line = new Label(texts.get("about.library", component.name(), component.licence()));
        line.setWrapText(true);
        return line;
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
