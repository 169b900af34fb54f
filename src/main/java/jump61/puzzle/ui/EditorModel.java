package jump61.puzzle.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import jump61.game.Brush;
import jump61.game.Draft;
import jump61.game.Draft.Change;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Refusal;
import jump61.game.RefusedException;
import jump61.game.Sentences;
import jump61.game.Side;
import jump61.puzzle.Puzzle;
import jump61.window.FxmlFile;
import jump61.window.Texts;
import jump61.window.match.BoardMode;
import jump61.window.match.MatchTexts;
import jump61.window.match.MatchViewModel;

/**
 * The model of the position editor: a draft of the position shown. It does not affect the match until the user does
 * something with it.
 */
public final class EditorModel implements BoardMode {
    private final MatchViewModel match;
    private final List<Draft> history = new ArrayList<>();
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Draft> draft = new ReadOnlyObjectWrapper<>();
    private final ObjectProperty<Brush> brush = new SimpleObjectProperty<>();
    private final Inquiry inquiry;
    private int at;
    /** The match whose position was changed. */
    private Match edited;

    private boolean returning;

    public EditorModel(MatchViewModel match, Inquiry inquiry) {
        this.match = match;
        this.inquiry = inquiry;
    }

    /** {@return whether the current game has an editor} */
    public boolean isPossible() {
        Position position = match.positionProperty().get();
        return position != null && position.game().draft(position).isPresent();
    }

    /**
     * Opens the editor with the position on the board. It opens as it was if the user left it to try out a puzzle made
     * in it, or to return to the match, and the match has not gone on since.
     */
    public void open() {
        Position position = match.positionProperty().get();
        if (open.get()) {
            match.showMode();
            return;
        }
        if (!isPossible()) {
            return;
        }
        Draft first = position.game().draft(position).orElseThrow();
        boolean waits = match.matchProperty().get() == edited
                && history.size() > 1
                && history.get(0).notation().equals(first.notation());
        if (!waits && (!returning || draft.get().shown().game() != position.game())) {
            begin(first);
        }
        returning = false;
        edited = match.matchProperty().get();
        match.setMode(Optional.of(this));
        open.set(true);
        show();
    }

    private void begin(Draft first) {
        history.clear();
        history.add(first);
        at = 0;
        brush.set(first.brushes().get(0));
        draft.set(first);
    }

    /** Closes the editor. The draft is kept until the match goes on. */
    public void close() {
        if (open.get()) {
            match.setMode(Optional.empty());
        }
    }

    @Override
    public void left() {
        inquiry.clear();
        open.set(false);
    }

    private void show() {
        inquiry.clear();
        draft.set(history.get(at));
        match.showAside(draft.get().shown(), null);
    }

    private void change(Draft next) {
        if (next.notation().equals(draft.get().notation())) {
            return;
        }
        history.subList(at + 1, history.size()).clear();
        history.add(next);
        at++;
        show();
    }

    /** Paints a place with the brush; if it already has what the brush paints, empties it. */
    @Override
    public void placed(int place) {
        Draft painted = draft.get().paint(brush.get(), place);
        boolean there = painted.notation().equals(draft.get().notation());
        change(there ? draft.get().paint(eraser(), place) : painted);
    }

    private Brush eraser() {
        List<Brush> brushes = draft.get().brushes();
        return brushes.get(brushes.size() - 1);
    }

    /** Applies the brush everywhere it can be used. */
    public void fill() {
        change(draft.get().filled(brush.get()));
    }

    /** {@return whether the game supports a change} */
    public boolean has(Change change) {
        return draft.get().changed(change).isPresent();
    }

    /** Changes the whole board. */
    public void change(Change change) {
        draft.get().changed(change).ifPresent(this::change);
    }

    /** {@return whether the turn can be given to the other side} */
    public boolean canPassTurn() {
        return draft.get().withToMove(toMove().opponent()).isPresent();
    }

    /** Gives the turn to the other side, if necessary by a small change of the board. */
    public void passTurn() {
        draft.get().withToMove(toMove().opponent()).ifPresent(this::change);
    }

    /** {@return the side to move} */
    public Side toMove() {
        return draft.get().shown().toMove();
    }

    /** {@return why a text is not a position of the game; empty if it is one, which is then on the board} */
    public Optional<Refusal> read(String text) {
        try {
            Position position = draft.get().shown().game().parsePosition(text);
            position.game().draft(position).ifPresent(this::change);
            return Optional.empty();
        } catch (RefusedException refused) {
            return Optional.of(refused.refusal());
        }
    }

    /** Closes the editor and passes the position on. No effect while the position is impossible. */
    public void use(Consumer<Position> begin) {
        if (draft.get().problem().isEmpty()) {
            Position made = draft.get().shown();
            close();
            begin.accept(made);
        }
    }

    /** Starts to find out who wins the position, or stops the search. */
    public void solveOrStop() {
        if (inquiry.isBusy()) {
            inquiry.stop();
        } else if (draft.get().problem().isEmpty()) {
            inquiry.solve(draft.get().shown());
        }
    }

    /** Makes a puzzle of the position, if exactly one move is right, and passes it on. The draft is kept meanwhile. */
    public void makePuzzle(Consumer<Puzzle> onPuzzle) {
        if (draft.get().problem().isEmpty()) {
            inquiry.examine(draft.get().shown(), puzzle -> {
                returning = true;
                onPuzzle.accept(puzzle);
            });
        }
    }

    /** {@return the questions about the position} */
    public Inquiry inquiry() {
        return inquiry;
    }

    @Override
    public boolean takesMoves() {
        return true;
    }

    @Override
    public void chosen(Move move) {
        // The board reports places.
    }

    /** Returns false, because there is no advice on a position that is being set up. */
    @Override
    public boolean givesAdvice() {
        return false;
    }

    @Override
    public boolean edits() {
        return true;
    }

    @Override
    public List<Integer> wrongPlaces() {
        return draft.get().wrongPlaces();
    }

    @Override
    public boolean walksItself() {
        return true;
    }

    @Override
    public boolean canUndo() {
        return at > 0;
    }

    @Override
    public boolean canRedo() {
        return at < history.size() - 1;
    }

    @Override
    public void undo() {
        if (canUndo()) {
            at--;
            show();
        }
    }

    @Override
    public void redo() {
        if (canRedo()) {
            at++;
            show();
        }
    }

    @Override
    public Optional<FxmlFile> panel() {
        return Optional.of(FxmlFile.EDITOR);
    }

    @Override
    public Optional<String> headline(Texts texts, MatchTexts words) {
        Position position = match.positionProperty().get();
        return Optional.of(texts.get("headline.turn", words.side(position.toMove(), position.game())));
    }

    @Override
    public Optional<String> status(Texts texts, MatchTexts words) {
        String state = draft.get()
                .problem()
                .map(refusal -> refusal.text(texts.locale()))
                .orElseGet(() -> texts.get("editor.ready"));
        return Optional.of(at == 0 ? Sentences.join(texts.get("editor.status"), state) : state);
    }

    /** Whether the editor is open. */
    public ReadOnlyBooleanProperty openProperty() {
        return open.getReadOnlyProperty();
    }

    /** The draft on the board; null before the first one. */
    public ReadOnlyObjectProperty<Draft> draftProperty() {
        return draft.getReadOnlyProperty();
    }

    /** The brush with which a click paints a place. */
    public ObjectProperty<Brush> brushProperty() {
        return brush;
    }
}
