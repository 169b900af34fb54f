package jump61.window.speech;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import jump61.window.FxThreadExtension;
import jump61.window.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FxThreadExtension.class)
class ControlWordsTest {
    private final ControlWords words = new ControlWords(Texts.in("en"));

    private void says(Node node, String... expected) {
        assertEquals(List.of(expected), words.describe(node));
    }

    private static <C extends Control> C named(C control) {
        control.setAccessibleText("Its name");
        return control;
    }

    @Test
    void everyControlSaysItsNameAndItsState() {
        says(new Button("Play"), "Play", "button");
        says(named(new Button("Play")), "Its name", "button");
        CheckBox box = new CheckBox("Sound");
        says(box, "Sound", "off");
        box.setSelected(true);
        says(box, "Sound", "on");
        RadioButton one = new RadioButton("Red");
        says(one, "Red", "not selected");
        one.setSelected(true);
        says(one, "Red", "selected");
        says(named(new Slider(50, 150, 75)), "Its name", "25 percent");
        says(named(new TextField("Ada")), "Its name", "Ada");
        says(named(new Spinner<>(1, 9, 5)), "Its name", "5");
        says(new Label("Ada"), "Ada");
        says(new Region());
    }

    @Test
    void aChoiceIsSaidInTheWordsThatAreSeen() {
        ChoiceBox<Integer> choice = named(new ChoiceBox<>());
        says(choice, "Its name");
        choice.setValue(7);
        says(choice, "Its name", "7");
        choice.setConverter(new StringConverter<>() {
            @Override
            public String toString(Integer value) {
                return "seven";
            }

            @Override
            public Integer fromString(String text) {
                return 7;
            }
        });
        says(choice, "Its name", "seven");
        ComboBox<Integer> combo = named(new ComboBox<>());
        combo.setValue(7);
        says(combo, "Its name", "7");
    }

    @Test
    void whatHasNoNameIsCalledAsTheLabelBesideIt() {
        TextField field = new TextField("Ada");
        says(field, "Ada");
        Label label = new Label("Your name");
        label.setLabelFor(field);
        new Scene(new VBox(new Label("Another"), label, field));
        says(field, "Your name", "Ada");
        says(named(field), "Its name", "Ada");
        field.setAccessibleText(" ");
        says(field, "Your name", "Ada");
    }
}
