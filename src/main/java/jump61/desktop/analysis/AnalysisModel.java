package jump61.desktop.analysis;

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
import jump61.desktop.match.BoardMode;
import jump61.desktop.match.MatchTexts;
import jump61.desktop.match.MatchViewModel;
import jump61.desktop.match.Thinker;
import jump61.desktop.shell.FxmlFile;
import jump61.desktop.shell.Texts;
import jump61.game.GameNode;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Turn;

/**
 * The analysis board: the best moves of any position of the match, and moves tried out, which become variations. What was
 * played stays the main line; only variations can be promoted and deleted.
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

    /**
     * The analysis of {@code match}, closed.
     *
     * @param tree makes the tree of the match and the variations kept with it
     * @param keep keeps a changed tree with the match
     * @param count how many moves are listed, 1 to 5
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

    /** Opens the analysis at the position that the board shows. */
    public void open() {
        Match now = match.matchProperty().get();
        if (open.get() || now == null) {
            return;
        }
        int ply = match.plyProperty().get();
        root = tree.get();
        GameNode at = root;
        for (Turn turn : match.turns().subList(0, ply)) {
            at = at.play(turn.move());
        }
        match.setMode(Optional.of(this));
        match.advice().setHandedOver(true);
        open.set(true);
        threat.set(false);
        select(at);
    }

    /** Closes the analysis; the board shows the match again, at the position of the main line where the analysis left it. */
    public void close() {
        if (open.get()) {
            int ply = lastPlayed(node.get()).ply();
            match.setMode(Optional.empty());
            match.walkTo(ply);
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

    /** Plays a line from here, so far as it goes. */
    public void play(List<Move> line) {
        endPeek();
        GameNode at = node.get();
        for (Move move : line.subList(0, line.size() - 1)) {
            at = at.play(move);
        }
        node.set(at);
        chosen(line.get(line.size() - 1));
        changed();
    }

    /** Looks at what is shown, or stops where nobody looks. */
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

    /** {@return the position whose best moves are listed: that shown or, for the threat, that in which its side to move has passed} */
    private Optional<Position> asked() {
        return Optional.ofNullable(node.get())
                .map(GameNode::position)
                .flatMap(position -> threat.get() ? position.passed() : Optional.of(position));
    }

    /** {@return whether the game has threats: a position in which a side passes} */
    public boolean hasThreats() {
        Position position = node.get() == null ? null : node.get().position();
        return position != null && position.result().isEmpty() && position.passed().isPresent();
    }

    /** Shows on the board, without playing them, the first moves of a line. */
    public void peek(List<Move> line) {
        Position at = asked().orElseThrow();
        Turn last = null;
        for (Move move : line) {
            last = at.play(move);
            at = last.after();
        }
        peeking.set(true);
        if (threat.get()) {
            // The colours were exchanged.
            at.passed().ifPresent(shown -> match.peek(shown, null));
        } else {
            match.peek(at, last);
        }
    }

    /** Shows the position again. */
    public void endPeek() {
        if (peeking.get()) {
            peeking.set(false);
            match.endPeek();
        }
    }

    /** {@return whether this move was played in the match} */
    public boolean isPlayed(GameNode any) {
        return any.isMain() && any.ply() <= match.turns().size();
    }

    private GameNode lastPlayed(GameNode from) {
        GameNode at = from;
        while (!isPlayed(at)) {
            at = at.parent().orElseThrow();
        }
        return at;
    }

    /** {@return whether the variation shown can be moved in front of another one} */
    public boolean canPromote() {
        GameNode first = firstOfVariation();
        List<GameNode> siblings = first.parent().map(GameNode::children).orElse(List.of());
        int place = siblings.indexOf(first);
        return place > 0 && !isPlayed(siblings.get(place - 1));
    }

    /** Moves the variation shown in front of the one before it. */
    public void promote() {
        if (canPromote() && firstOfVariation().promote()) {
            changed();
        }
    }

    /** {@return the move at which the line shown leaves another one; the start if it is the main line} */
    private GameNode firstOfVariation() {
        GameNode at = node.get();
        while (at.parent().isPresent() && at.parent().get().children().get(0) == at) {
            at = at.parent().get();
        }
        return at;
    }

    /** {@return whether the position shown belongs to a variation, which can be deleted from here on} */
    public boolean canDelete() {
        return node.get() != null && !isPlayed(node.get());
    }

    /** Deletes the move that led here with all that follows it. */
    public void delete() {
        if (canDelete()) {
            GameNode rest = node.get().delete();
            select(rest);
            changed();
        }
    }

    /** Notes something at the position shown, in place of what was noted there; a review's notes stay. */
    public void comment(String text) {
        if (!text.equals(comment(node.get()))) {
            Comments.set(node.get(), text);
            changed();
        }
    }

    /** {@return what was noted at a position, but for notes of a review} */
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
        return !threat.get();
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
        return node.get() != null && target(step) != node.get();
    }

    @Override
    public void walk(Step step) {
        select(target(step));
    }

    private GameNode target(Step step) {
        GameNode at = node.get();
        return switch (step) {
            case FIRST -> root;
            case PREVIOUS -> at.parent().orElse(at);
            case NEXT -> at.children().isEmpty() ? at : at.children().get(0);
            case LAST -> at.end();
        };
    }

    /** {@return how many of the moves found are shown} */
    public int shownMoves() {
        return (int) count.get();
    }

    /** {@return the rows of the move list with its variations} */
    public List<TreeRow> rows() {
        return root == null ? List.of() : TreeRows.of(root);
    }

    /** Whether the analysis is open. */
    public ReadOnlyBooleanProperty openProperty() {
        return open.getReadOnlyProperty();
    }

    /** The position shown, in its tree. */
    public ReadOnlyObjectProperty<GameNode> nodeProperty() {
        return node.getReadOnlyProperty();
    }

    /** Changes whenever the tree has changed. */
    public ReadOnlyIntegerProperty treeChangesProperty() {
        return treeChanges.getReadOnlyProperty();
    }

    /** What is known of the position shown; null while that is nothing. */
    public ReadOnlyObjectProperty<Analysis> analysisProperty() {
        return analyst.analysisProperty();
    }

    /** Whether the list shows what the opponent would do if the side to move passed. */
    public BooleanProperty threatProperty() {
        return threat;
    }

    /** Whether somebody looks at the panel; nothing is searched otherwise. */
    public BooleanProperty watchedProperty() {
        return watched;
    }

    /** Whether the best moves are searched at all. */
    public BooleanProperty searchingProperty() {
        return searching;
    }

    /** Whether the board shows the moves of a line for a moment. */
    public ReadOnlyBooleanProperty peekingProperty() {
        return peeking.getReadOnlyProperty();
    }
}
