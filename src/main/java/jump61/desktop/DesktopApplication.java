package jump61.desktop;

import atlantafx.base.theme.PrimerLight;
import java.io.IOException;
import java.util.ResourceBundle;
import javafx.application.Application;
import javafx.fxml.FXMLLoader;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;

/** The window. */
public final class DesktopApplication extends Application {

    @Override
    public void start(Stage stage) throws IOException {
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        ResourceBundle texts = ResourceBundle.getBundle("jump61.desktop.texts");
        Parent root = FXMLLoader.load(DesktopApplication.class.getResource("main.fxml"), texts);
        stage.setTitle(texts.getString("application.title"));
        stage.setScene(new Scene(root));
        stage.show();
    }
}
