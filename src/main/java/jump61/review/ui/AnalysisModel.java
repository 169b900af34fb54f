package jump61.review.ui;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import jump61.game.GameNode;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Turn;
import jump61.window.FxmlFile;
import jump61.window.Texts;
import jump61.window.match.Advisers.Adviser;
import jump61.window.match.BoardMode;
import jump61.window.match.MatchTexts;
import jump61.window.match.MatchViewModel;
import jump61.window.match.SideLines;
import jump61.window.match.Thinker;

/**
 * The analysis board: the best moves in any position of the match, and moves that the user tries out, which become
 * variations. The moves played remain the main line; only variations can be promoted and deleted.
 */
public final class AnalysisModel implements BoardMode {
    private final MatchViewModel match;
    private final Supplier<GameNode> tree;
    private final Consumer<GameNode> keep;
    private final DoubleProperty count;
    private final Analyst analyst;
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<GameNode> node = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyIntegerWrapper treeChanges = new ReadOnlyIntegerWrapper();
    private final BooleanProperty threat = new SimpleBooleanProperty();
    private final BooleanProperty watched = new SimpleBooleanProperty();
    private final BooleanProperty searching = new SimpleBooleanProperty(true);
    private final ReadOnlyBooleanWrapper peeking = new ReadOnlyBooleanWrapper();
    private GameNode root;
    private boolean commentWanted;

    /**
     * Creates the analysis of {@code match}, initially closed.
     *
     * @param tree creates the tree of the match and its stored variations
     * @param keep stores a changed tree with the match
     * @param count number of moves listed, 1 to 5
     */
    public AnalysisModel(
            MatchViewModel match,
            Thinker thinker,
            Supplier<GameNode> tree,
            Consumer<GameNode> keep,
            DoubleProperty count) {
        this.match = match;
        this.tree = tree;
        this.keep = keep;
        this.count = count;
        analyst = new Analyst(thinker);
        analyst.analysisProperty().addListener((observable, before, now) -> {
            if (now != null && !now.moves().isEmpty()) {
                match.advice().show(now.position(), now.moves().get(0).score());
            }
        });
        threat.addListener((observable, before, now) -> {
            look();
            match.modeChanged();
        });
        watched.addListener((observable, before, now) -> look());
        searching.addListener((observable, before, now) -> look());
        count.addListener((observable, before, now) -> look());
    }

    /** Opens the analysis at the position on the board. */
    public void open() {
        openAt(match.turns().subList(0, match.plyProperty().get()), false);
    }

    /**
     * Opens the analysis after moves of the match or of a variation.
     *
     * @param comment whether the comment on that position is to be edited
     */
    public void openAt(List<Turn> line, boolean comment) {
        if (open.get()) {
            match.showMode();
            return;
        }
        if (match.matchProperty().get() == null) {
            return;
        }
        root = tree.get();
        commentWanted = comment;
        match.setMode(Optional.of(this));
        match.advice().setHandedOver(true);
        open.set(true);
        threat.set(false);
        select(Variations.after(root, line));
    }

    /** Closes the analysis. The board shows the match as it did before. */
    public void close() {
        if (open.get()) {
            match.setMode(Optional.empty());
        }
    }

    @Override
    public void left() {
        analyst.forget();
        open.set(false);
        match.advice().setHandedOver(false);
    }

    /** Shows a position of the tree. */
    public void select(GameNode chosen) {
        endPeek();
        node.set(chosen);
        match.showAside(chosen.position(), chosen.turn().orElse(null));
        look();
    }

    @Override
    public void chosen(Move move) {
        endPeek();
        GameNode from = node.get();
        boolean known = from.children().stream()
                .anyMatch(child -> child.turn().orElseThrow().move().equals(move));
        GameNode next = from.play(move);
        analyst.rest();
        node.set(next);
        match.showAside(next.turn().orElseThrow(), this::look);
        if (!known) {
            changed();
        }
    }

    /** Plays a line from the current position, as far as it is legal. */
    public void play(List<Move> line) {
        endPeek();
        GameNode at = node.get();
        Move last = null;
        for (Move move : line) {
            GameNode from = last == null ? at : at.play(last);
            if (from.position().refusal(move).isPresent()) {
                break;
            }
            at = from;
            last = move;
        }
        if (last != null) {
            node.set(at);
            chosen(last);
            changed();
        }
    }

    /** Sets the program that analyses from now on; empty for our engine. */
    void setAdviser(Optional<Adviser> program) {
        analyst.setAdviser(program);
        look();
    }

    /** Starts or stops the search, which only runs while somebody is watching. */
    private void look() {
        boolean wanted = open.get() && watched.get() && searching.get();
        Optional<Position> asked = asked();
        if (!wanted) {
            analyst.stop();
        } else if (asked.isEmpty()) {
            analyst.rest();
        } else if (!match.animatingProperty().get()) {
            analyst.look(asked.get(), (int) count.get());
        }
    }

    /** {@return the position whose best moves are listed: the current one or, for the threat, the one after a pass} */
    private Optional<Position> asked() {
        return Optional.ofNullable(node.get())
                .map(GameNode::position)
                .flatMap(position -> threat.get() ? position.passed() : Optional.of(position));
    }

    /** {@return whether the game has threats, that is, positions after a pass} */
    public boolean hasThreats() {
        return Optional.ofNullable(node.get())
                .map(GameNode::position)
                .filter(position -> position.result().isEmpty())
                .flatMap(Position::passed)
                .isPresent();
    }

    /**
     * Shows the first moves of a line on the board, without playing them. The line may belong to an earlier position if
     * the position changes while the pointer leaves the line; then nothing is shown, or only a part.
     */
    public void peek(List<Move> line) {
        Variations.end(asked().orElseThrow(), line).ifPresent(last -> {
            peeking.set(true);
            if (threat.get()) {
                // In the position after a pass, the colours are swapped.
                last.after().passed().ifPresent(shown -> match.peek(shown, null));
            } else {
                match.peek(last.after(), last);
            }
        });
    }

    /** Ends the preview of a line. */
    public void endPeek() {
        if (peeking.get()) {
            peeking.set(false);
            match.endPeek();
        }
    }

    /** {@return whether this move was played in the match} */
    public boolean isPlayed(GameNode any) {
        return Variations.isPlayed(any, match.turns().size());
    }

    /** {@return whether the current variation can be moved ahead of another one} */
    public boolean canPromote() {
        return Variations.canPromote(node.get(), match.turns().size());
    }

    /** Moves the current variation ahead of the previous one. */
    public void promote() {
        if (canPromote() && Variations.firstOf(node.get()).promote()) {
            changed();
        }
    }

    /** {@return whether the current position belongs to a variation, which can be deleted from here on} */
    public boolean canDelete() {
        return node.get() != null && !isPlayed(node.get());
    }

    /** Deletes the move that led here and everything after it. */
    public void delete() {
        if (canDelete()) {
            select(node.get().delete());
            changed();
        }
    }

    /** Replaces the comment on the current position; a review's notes are preserved. */
    public void comment(String text) {
        if (!text.equals(comment(node.get()))) {
            Comments.set(node.get(), text);
            changed();
        }
    }

    /** {@return the comment on a position, without a review's notes} */
    public String comment(GameNode at) {
        return Comments.get(at);
    }

    private void changed() {
        keep.accept(root);
        treeChanges.set(treeChanges.get() + 1);
        match.modeChanged();
    }

    @Override
    public boolean takesMoves() {
        return !threat.get()
                && node.get() != null
                && node.get().position().result().isEmpty();
    }

    @Override
    public Optional<FxmlFile> panel() {
        return Optional.of(FxmlFile.ANALYSIS);
    }

    @Override
    public Optional<String> headline(Texts texts, MatchTexts words) {
        Position position = match.positionProperty().get();
        return Optional.of(position.result()
                .map(result -> words.title(result, position.game()))
                .orElseGet(() -> texts.get("headline.turn", words.side(position.toMove(), position.game()))));
    }

    @Override
    public Optional<String> status(Texts texts, MatchTexts words) {
        return Optional.of(texts.get(threat.get() ? "analysis.status.threat" : "analysis.status"));
    }

    @Override
    public boolean walksItself() {
        return true;
    }

    @Override
    public boolean canWalk(Step step) {
        return node.get() != null && Variations.after(node.get(), step) != node.get();
    }

    @Override
    public void walk(Step step) {
        select(Variations.after(node.get(), step));
    }

    /** {@return whether the analysis was opened to edit a comment} */
    public boolean isCommentWanted() {
        return commentWanted;
    }

    /** {@return the number of moves shown} */
    public int shownMoves() {
        return (int) count.get();
    }

    /** {@return the rows of the move list, including variations} */
    public List<SideLines.Row> rows() {
        return root == null ? List.of() : TreeRows.of(root);
    }

    /** Whether the analysis is open. */
    public ReadOnlyBooleanProperty openProperty() {
        return open.getReadOnlyProperty();
    }

    /** The current position, as a node of its tree. */
    public ReadOnlyObjectProperty<GameNode> nodeProperty() {
        return node.getReadOnlyProperty();
    }

    /** A counter that increases whenever the tree changes. */
    public ReadOnlyIntegerProperty treeChangesProperty() {
        return treeChanges.getReadOnlyProperty();
    }

    /** The analysis of the current position; null while there is none. */
    public ReadOnlyObjectProperty<Analysis> analysisProperty() {
        return analyst.analysisProperty();
    }

    /** Whether the list shows what the opponent would do if the side to move passed. */
    public BooleanProperty threatProperty() {
        return threat;
    }

    /** Whether the panel is visible; nothing is searched otherwise. */
    public BooleanProperty watchedProperty() {
        return watched;
    }

    /** Whether the search is switched on. */
    public BooleanProperty searchingProperty() {
        return searching;
    }

    /** Whether the board is previewing a line. */
    public ReadOnlyBooleanProperty peekingProperty() {
        return peeking.getReadOnlyProperty();
    }
}
