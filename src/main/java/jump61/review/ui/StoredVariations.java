package jump61.review.ui;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.value.ObservableValue;
import jump61.game.GameNode;
import jump61.window.match.MatchViewModel;
import jump61.window.match.SideLines;

/** The variations and comments stored with the match. */
public final class StoredVariations implements SideLines {
    private final MatchViewModel match;
    private final AnalysisModel analysis;
    private final Supplier<GameNode> tree;
    private final Consumer<GameNode> keep;
    private final BooleanSupplier possible;
    private final Map<Integer, List<Row>> rows = new HashMap<>();
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper();
    private GameNode root;

    /**
     * Creates the variations of {@code match}.
     *
     * @param analysis shows variations
     * @param possible returns whether {@code analysis} may be opened now
     * @param tree creates the tree of the match and its stored variations
     * @param keep stores a changed tree with the match
     * @param stored changes whenever something is stored with the match
     */
    public StoredVariations(
            MatchViewModel match,
            AnalysisModel analysis,
            BooleanSupplier possible,
            Supplier<GameNode> tree,
            Consumer<GameNode> keep,
            Observable stored) {
        this.match = match;
        this.analysis = analysis;
        this.possible = possible;
        this.tree = tree;
        this.keep = keep;
        InvalidationListener read = changed -> read();
        stored.addListener(read);
        // The record of another match is known only after earlier listeners have been called.
        match.matchProperty().addListener((observable, before, now) -> read());
        match.turns().addListener(read);
    }

    private void read() {
        rows.clear();
        if (match.matchProperty().get() != null) {
            root = tree.get();
            addComment(root, 0, 0);
            int ply = 0;
            for (Row row : TreeRows.of(root)) {
                List<GameNode> nodes = row.moves();
                if (row.level() == 0) {
                    ply = nodes.get(nodes.size() - 1).ply();
                } else {
                    add(ply, row);
                }
                for (GameNode node : nodes) {
                    addComment(node, row.level(), row.level() == 0 ? node.ply() : ply);
                }
            }
        }
        changes.set(changes.get() + 1);
    }

    private void addComment(GameNode node, int level, int ply) {
        String comment = Comments.get(node);
        if (!comment.isEmpty()) {
            add(ply, new Row(node, level, "", List.of(), comment));
        }
    }

    private void add(int ply, Row row) {
        rows.computeIfAbsent(ply, any -> new ArrayList<>()).add(row);
    }

    @Override
    public List<Row> after(int ply) {
        return List.copyOf(rows.getOrDefault(ply, List.of()));
    }

    @Override
    public ObservableValue<?> changes() {
        return changes.getReadOnlyProperty();
    }

    @Override
    public boolean canOpen() {
        return possible.getAsBoolean();
    }

    @Override
    public void open(Row row, boolean comment) {
        if (canOpen()) {
            analysis.openAt(row.node().line(), comment);
        }
    }

    @Override
    public boolean canPromote(Row row) {
        return row.level() > 0
                && Variations.canPromote(row.node(), match.turns().size());
    }

    @Override
    public void promote(Row row) {
        if (canPromote(row) && Variations.firstOf(row.node()).promote()) {
            keep.accept(root);
        }
    }

    @Override
    public void delete(Row row) {
        if (row.moves().isEmpty()) {
            Comments.set(row.node(), "");
        } else {
            row.node().delete();
        }
        keep.accept(root);
    }
}
