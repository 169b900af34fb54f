package jump61.review.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleIntegerProperty;
import jump61.game.GameNode;
import jump61.record.GameRecord;
import jump61.record.RecordException;
import jump61.record.RecordReader;
import jump61.window.match.MatchViewModel;
import jump61.window.match.SideLines.Row;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class StoredVariationsTest {
    private static final String FILE = """
        Jump61 record 2
        Game: jump61
        Size: 4

        1. 1:1
        2. 4:4
        (
        2. 4:3
        # The edge.
        3. 1:2
        (
        3. 1:3
        )
        )
        (
        2. 2:2
        )
        3. 1:2
        # Solid.
        """;

    private GameRecord record = read();
    private final MatchViewModel match = new MatchViewModel(new MatchViewModel.Surroundings(
            new FakeAnalyst(), new FakeAnalyst(), (time, action) -> () -> {}, () -> 0, () -> 0));
    private final SimpleIntegerProperty stored = new SimpleIntegerProperty();
    private final AnalysisModel analysis =
            new AnalysisModel(match, new FakeAnalyst(), () -> record.tree(), this::keep, new SimpleDoubleProperty(3));
    private final StoredVariations variations =
            new StoredVariations(match, analysis, () -> true, () -> record.tree(), this::keep, stored);

    private static GameRecord read() {
        try {
            return RecordReader.read(FILE);
        } catch (RecordException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private void keep(GameNode tree) {
        record = record.withTree(tree);
        stored.set(stored.get() + 1);
    }

    @BeforeEach
    void aGameWithVariationsIsOpened() {
        match.begin(record.toMatch(), TimeControl.NONE);
    }

    /** The rows below each move, further in for each level. */
    private String shown() {
        return IntStream.rangeClosed(0, match.turns().size())
                .mapToObj(ply -> variations.after(ply).stream()
                        .map(row -> ply + " " + "  ".repeat(row.level()) + text(row) + "\n")
                        .collect(Collectors.joining()))
                .collect(Collectors.joining());
    }

    private static String text(Row row) {
        return row.moves().isEmpty()
                ? row.comment()
                : row.number()
                        + row.moves().stream()
                                .map(node ->
                                        " " + node.turn().orElseThrow().move().notation())
                                .collect(Collectors.joining());
    }

    private Row row(int ply, int index) {
        return variations.after(ply).get(index);
    }

    @Test
    void variationsAndCommentsAreBelowTheMovesTheyBelongTo() {
        assertEquals("""
            2   1… 4:3 1:2
            2   The edge.
            2     2. 1:3
            2   1… 2:2
            3 Solid.
            """, shown());
    }

    @Test
    void aVariationIsPromotedAndDeletedFromTheList() {
        assertFalse(variations.canPromote(row(2, 0)), "above it is only what was played");
        variations.promote(row(2, 3));
        assertEquals("1… 2:2", text(row(2, 0)));
        variations.delete(row(2, 0));
        variations.delete(row(3, 0));
        assertEquals("""
            2   1… 4:3 1:2
            2   The edge.
            2     2. 1:3
            """, shown());
        assertEquals(1, record.variations().size());
    }

    @Test
    void aVariationIsOpenedOnTheAnalysisBoard() {
        variations.open(row(2, 2), true);
        assertTrue(analysis.openProperty().get());
        assertTrue(analysis.isCommentWanted());
        assertEquals(row(2, 2).node().position(), analysis.nodeProperty().get().position());
    }
}
