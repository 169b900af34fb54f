package jump61.review.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import javafx.scene.shape.Polygon;
import jump61.window.FxThreadExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Which part of the graph belongs to whom. */
@ExtendWith(FxThreadExtension.class)
class ChanceGraphTest {
    private final ChanceGraph graph = new ChanceGraph();

    @BeforeEach
    void size() {
        graph.resize(300, 100);
    }

    private List<Double> area(String style) {
        return graph.getChildrenUnmodifiable().stream()
                .filter(node -> node.getStyleClass().contains(style))
                .map(node -> List.copyOf(((Polygon) node).getPoints()))
                .findAny()
                .orElseThrow();
    }

    @Test
    void whatIsNotYetReviewedBelongsToNobody() {
        OptionalDouble unknown = OptionalDouble.empty();
        graph.show(List.of(OptionalDouble.of(0.5), OptionalDouble.of(0.75), unknown, unknown), Map.of());
        graph.layout();
        assertEquals(List.of(0.0, 50.0, 100.0, 25.0, 100.0, 100.0, 0.0, 100.0), area("chance-below"));
        assertEquals(List.of(0.0, 50.0, 100.0, 25.0, 100.0, 0.0, 0.0, 0.0), area("chance-above"));
    }

    @Test
    void atFirstTheWholeGraphBelongsToNobody() {
        graph.show(List.of(OptionalDouble.empty(), OptionalDouble.empty()), Map.of());
        graph.layout();
        assertEquals(List.of(), area("chance-below"));
        assertEquals(List.of(), area("chance-above"));
    }
}
