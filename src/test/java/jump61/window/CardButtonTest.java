package jump61.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.geometry.Insets;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FxThreadExtension.class)
class CardButtonTest {
    @Test
    void aCardIsAsHighAsItsContentNeedsInTheWidthThatIsLeft() {
        assertEquals(10 + (300 - 30 - 20) / 2 + 40, FxWait.ask(() -> {
            CardButton card = new CardButton(halfAsHighAsWide());
            card.setPadding(new Insets(10, 20, 40, 30));
            return (int) card.prefHeight(300);
        }));
    }

    private static Region halfAsHighAsWide() {
        return new Pane() {
            @Override
            protected double computePrefHeight(double width) {
                return width / 2;
            }
        };
    }
}
