package jump61.review.ui;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ListChangeListener;
import jump61.game.Move;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.review.GameReview;
import jump61.review.MoveReview;
import jump61.window.FxmlFile;
import jump61.window.Texts;
import jump61.window.match.BoardMode;
import jump61.window.match.MatchTexts;
import jump61.window.match.MatchViewModel;

/**
 * The review of the current match. While it is open, no moves can be played on the board; a new move or match closes
 * it.
 */
public final class ReviewModel implements BoardMode {
    private final MatchViewModel match;
    private final ReviewRunner runner;
    private final Supplier<Optional<GameReview>> kept;
    private final Consumer<GameReview> keep;
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<GameReview> review = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyIntegerWrapper selected = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<Move> suggestion = new ReadOnlyObjectWrapper<>();
    private boolean moving;

    /**
     * Creates the review of {@code match}, initially closed.
     *
     * @param kept finds a stored review that belongs to the game
     * @param keep stores a finished review with the game
     */
    public ReviewModel(
            MatchViewModel match, ReviewRunner runner, Supplier<Optional<GameReview>> kept, Consumer<GameReview> keep) {
        this.match = match;
        this.runner = runner;
        this.kept = kept;
        this.keep = keep;
        match.plyProperty().addListener((observable, before, now) -> walked(now.intValue()));
        match.matchProperty().addListener((observable, before, now) -> forget());
        match.turns().addListener((ListChangeListener<Turn>) change -> forget());
    }

    /** Opens the review of the match, and starts it unless there is a stored one. */
    public void open() {
        if (open.get()) {
            match.showMode();
            return;
        }
        if (match.turns().isEmpty()) {
            return;
        }
        open.set(true);
        match.setMode(Optional.of(this));
        selected.set(match.plyProperty().get());
        if (review.get() == null || !review.get().isComplete()) {
            Optional<GameReview> before = kept.get();
            review.set(before.orElse(null));
            if (before.isEmpty()) {
                runner.start(match.turns(), this::show);
            }
        }
        selectCostliest();
        match.modeChanged();
    }

    /** Selects the user's costliest mistake once all are known, unless they are already looking at an earlier move. */
    private void selectCostliest() {
        if (review.get() == null
                || !review.get().isComplete()
                || selected.get() < match.turns().size()) {
            return;
        }
        own(review.get()).max(Comparator.comparingDouble(MoveReview::lost)).ifPresent(move -> select(move.ply()));
    }

    /** {@return the review of the whole game, made now or stored with the game; empty while there is none} */
    public Optional<GameReview> whole() {
        return Optional.ofNullable(review.get()).filter(GameReview::isComplete).or(kept);
    }

    private void show(GameReview picture) {
        review.set(picture);
        if (picture.isComplete()) {
            keep.accept(picture);
            selectCostliest();
            match.modeChanged();
        }
    }

    /** Closes the review and returns to the end of the game. The results are kept until the match changes. */
    public void close() {
        if (open.get()) {
            match.setMode(Optional.empty());
            match.walkTo(match.turns().size());
        }
    }

    @Override
    public void left() {
        runner.cancel();
        suggestion.set(null);
        open.set(false);
    }

    @Override
    public Optional<FxmlFile> panel() {
        return Optional.of(FxmlFile.REVIEW);
    }

    @Override
    public Optional<String> status(Texts texts, MatchTexts words) {
        return Optional.of(new VerdictTexts(this, match.matchProperty().get(), texts, words).spoken());
    }

    private void forget() {
        if (open.get()) {
            match.setMode(Optional.empty());
        }
        review.set(null);
    }

    /** Selects the move with this number, from 1; 0 is the start. */
    public void select(int ply) {
        match.walkTo(ply);
        walked(match.plyProperty().get());
    }

    /** Shows the position before the selected move, with a better move marked. */
    public void showBest() {
        move().ifPresent(move -> {
            moving = true;
            match.walkTo(move.ply() - 1);
            moving = false;
            suggestion.set(move.best());
        });
    }

    private void walked(int ply) {
        if (!moving) {
            suggestion.set(null);
            selected.set(ply);
        }
    }

    /**
     * Selects the next mistake; after the last one, the first.
     *
     * @param step 1 for the next one, -1 for the previous one
     */
    public void selectFault(int step) {
        Comparator<Integer> inOrder = Comparator.comparing(ply -> step * ply);
        faults().stream()
                .filter(ply -> step * (ply - selected.get()) > 0)
                .min(inOrder)
                .or(() -> faults().stream().min(inOrder))
                .ifPresent(this::select);
    }

    /** {@return the numbers of moves worth a visit: those of the user, or else of people, that lost something} */
    public List<Integer> faults() {
        return Optional.ofNullable(review.get()).stream()
                .flatMap(this::own)
                .map(MoveReview::ply)
                .toList();
    }

    private Stream<MoveReview> own(GameReview known) {
        List<Side> sides = match.playersProperty().get().learners();
        return known.moves().stream()
                .filter(move ->
                        move.verdict().isFault() && sides.contains(move.turn().mover()));
    }

    /** {@return the review of the selected move; empty while unknown} */
    public Optional<MoveReview> move() {
        return Optional.ofNullable(review.get()).flatMap(known -> known.move(selected.get()));
    }

    @Override
    public boolean takesMoves() {
        return false;
    }

    @Override
    public void chosen(Move move) {
        // The board accepts no moves.
    }

    /** Whether the review is open. */
    public ReadOnlyBooleanProperty openProperty() {
        return open.getReadOnlyProperty();
    }

    /** The results so far; null before the first ones. */
    public ReadOnlyObjectProperty<GameReview> reviewProperty() {
        return review.getReadOnlyProperty();
    }

    /** The number of the selected move, from 1; 0 at the start. */
    public ReadOnlyIntegerProperty selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    /** The better move marked on the board; null if none is marked. */
    public ReadOnlyObjectProperty<Move> suggestionProperty() {
        return suggestion.getReadOnlyProperty();
    }
}
