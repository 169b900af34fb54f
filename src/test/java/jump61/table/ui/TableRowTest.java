package jump61.table.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import jump61.window.FxThreadExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FxThreadExtension.class)
class TableRowTest {
    private static List<Node> parts(Node node) {
        List<Node> parts = new ArrayList<>(List.of(node));
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> parts.addAll(parts(child)));
        }
        return parts;
    }

    @Test
    void whatIsSeenOfATableIsWhatIsSaid() {
        for (String extras : List.of("", "May be watched")) {
            for (Optional<Region> sign : List.of(Optional.of(new Region()), Optional.<Region>empty())) {
                Button row = TableRow.of(sign, "Ann", "4 × 4", extras, "Join");
                List<String> seen = parts(row.getGraphic()).stream()
                        .filter(Label.class::isInstance)
                        .map(label -> ((Label) label).getText())
                        .toList();
                List<String> all =
                        extras.isEmpty() ? List.of("Ann", "4 × 4", "Join") : List.of("Ann", "4 × 4", extras, "Join");
                assertEquals(all, seen);
                assertEquals(String.join(" · ", all), row.getAccessibleText());
                assertEquals(
                        sign.isPresent(),
                        sign.filter(parts(row.getGraphic())::contains).isPresent());
            }
        }
    }
}
