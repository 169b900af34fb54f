package jump61.review.ui;

import java.util.List;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Menu;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import jump61.window.Texts;
import jump61.window.match.Advisers;

/** The menu of engines that can analyse: our own, and other programs if there are any. */
final class AdviserMenu {
    private final Advisers advisers;
    private final StringProperty chosen;
    private final Texts texts;

    /**
     * Creates a menu.
     *
     * @param chosen the name of the program that analyses; empty for our engine
     */
    AdviserMenu(Advisers advisers, StringProperty chosen, Texts texts) {
        this.advisers = advisers;
        this.chosen = chosen;
        this.texts = texts;
    }

    StringProperty chosenProperty() {
        return chosen;
    }

    void fill(Menu menu) {
        List<String> names = advisers.names();
        ToggleGroup group = new ToggleGroup();
        menu.getItems().setAll(item(texts.get("newGame.computer"), "", group));
        names.forEach(name -> menu.getItems().add(item(name, name, group)));
        menu.setVisible(!names.isEmpty());
    }

    private RadioMenuItem item(String text, String name, ToggleGroup group) {
        RadioMenuItem item = new RadioMenuItem(text);
        item.setMnemonicParsing(false);
        item.setToggleGroup(group);
        item.setSelected(chosen.get().equals(name));
        item.setOnAction(event -> chosen.set(name));
        return item;
    }
}
