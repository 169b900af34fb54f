package jump61.desktop.help;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import jump61.desktop.shell.Sheets;
import jump61.desktop.shell.Texts;

/** The about sheet: version, licence, libraries with theirs, and what it runs on. */
public final class AboutController {
    /** A library of the window. */
    private record Library(String name, String licence) {}

    private static final List<Library> LIBRARIES = List.of(
            new Library("OpenJFX " + System.getProperty("javafx.version", ""), "GPL 2 + Classpath Exception"),
            new Library("AtlantaFX", "MIT"));

    private final Sheets sheets;
    private final Texts texts;
    private final String version;

    @FXML
    private Label title;

    @FXML
    private VBox libraries;

    @FXML
    private Label machine;

    public AboutController(Sheets sheets, Texts texts, String version) {
        this.sheets = sheets;
        this.texts = texts;
        this.version = version;
    }

    @FXML
    private void initialize() {
        title.setText(texts.get("about.title", version));
        LIBRARIES.forEach(library ->
                libraries.getChildren().add(new Label(texts.get("about.library", library.name(), library.licence()))));
        machine.setText(texts.get(
                "about.runsOn",
                System.getProperty("java.runtime.version"),
                System.getProperty("os.name"),
                System.getProperty("os.arch")));
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
