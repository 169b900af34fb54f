package jump61.app.help;

import java.nio.file.Path;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundImage;
import javafx.scene.layout.BackgroundPosition;
import javafx.scene.layout.BackgroundRepeat;
import javafx.scene.layout.BackgroundSize;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.console.Version;
import jump61.window.LogFile;
import jump61.window.ViewLoader;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The about sheet: version and licence and, behind a button, the included software with its licences. */
public final class AboutController extends Controller {
    @FXML
    private Button back;

    @FXML
    private Label licencesTitle;

    @FXML
    private VBox about;

    @FXML
    private Region icon;

    @FXML
    private Label version;

    @FXML
    private Button showLicences;

    @FXML
    private Button copy;

    @FXML
    private VBox licences;

    @FXML
    private VBox libraries;

    @FXML
    private ComboBox<Component.LicenceFile> titles;

    @FXML
    private TextArea licence;

    public AboutController(Context context) {
        super(context);
    }

    @FXML
    private void initialize() {
        icon.setBackground(new Background(new BackgroundImage(
                new Image(ViewLoader.resource("icons/jump61-128.png")),
                BackgroundRepeat.NO_REPEAT,
                BackgroundRepeat.NO_REPEAT,
                BackgroundPosition.CENTER,
                new BackgroundSize(0, 0, false, false, true, false))));
        version.setText(texts.get("about.version", Version.current()));
        Component.all().forEach(component -> libraries.getChildren().add(line(component)));
        titles.getItems().setAll(Component.LicenceFile.in(Path.of(System.getProperty("java.home"), "legal")));
        titles.getSelectionModel()
                .selectedItemProperty()
                .subscribe(chosen -> licence.setText(chosen == null ? "" : chosen.read()));
        titles.getSelectionModel().selectFirst();
        show(false);
    }

    private void show(boolean ofLicences) {
        about.setVisible(!ofLicences);
        licences.setVisible(ofLicences);
        back.setVisible(ofLicences);
        licencesTitle.setVisible(ofLicences);
    }

    private Label line(Component component) {
        Label line = new Label(texts.get("about.library", component.name(), component.licence()));
        line.setWrapText(true);
        return line;
    }

    @FXML
    private void showLicences() {
        show(true);
        titles.requestFocus();
    }

    @FXML
    private void back() {
        show(false);
        showLicences.requestFocus();
    }

    /** Copies the details for a bug report: the version, the platform, and the location of the log. */
    @FXML
    private void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(String.join("\n", details()));
        Clipboard.getSystemClipboard().setContent(content);
        copy.setText(texts.get("network.copied"));
    }

    private List<String> details() {
        return List.of(
                "Jump61 " + Version.current(),
                texts.get(
                        "about.runsOn",
                        System.getProperty("java.runtime.version") + " (" + System.getProperty("java.version.date")
                                + ")",
                        System.getProperty("os.name"),
                        System.getProperty("os.arch")),
                texts.get("about.log", LogFile.folder().map(Path::toString).orElse(texts.get("about.noLog"))));
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
