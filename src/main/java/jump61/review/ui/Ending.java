package jump61.review.ui;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.ListChangeListener;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Result;
import jump61.game.Turn;
import jump61.profile.ui.Evening;
import jump61.review.GameReview;
import jump61.review.ReviewLimits;
import jump61.window.match.EveningScore;
import jump61.window.match.MatchEnd;
import jump61.window.match.MatchViewModel;

/**
 * The end of the current match: whether its card is shown, and its story, which a quick review in the background
 * completes. The quick review stops if another game starts, the end is taken back, or a full review starts.
 */
public final class Ending implements MatchEnd {
    /** A glance at every position and a short look: for a game of sixty moves, about half a second on one thread. */
    public static final ReviewLimits QUICK = new ReviewLimits(1_000, 5_000);

    private static final int WORTH_A_GRAPH = 8;

    private final MatchViewModel match;
    private final ReviewRunner runner;
    private final Supplier<Optional<GameReview>> known;
    private final Evening evening;
    private final ReadOnlyObjectWrapper<Result> result = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Story> story = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Move> suggestion = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper told = new ReadOnlyBooleanWrapper();
    private final BooleanProperty movesWanted = new SimpleBooleanProperty();
    private boolean leading;

    /**
     * Creates the end of the matches in {@code match}.
     *
     * @param runner makes the quick review
     * @param known finds an existing full review of the match
     */
    public Ending(MatchViewModel match, ReviewRunner runner, Supplier<Optional<GameReview>> known, Evening evening) {
        this.match = match;
        this.runner = runner;
        this.known = known;
        this.evening = evening;
        match.matchProperty().addListener((observable, before, now) -> forget());
        match.turns().addListener((ListChangeListener<Turn>) change -> forget());
        match.resultProperty().addListener((observable, before, now) -> show());
        match.animatingProperty().addListener((observable, before, now) -> show());
        match.plyProperty().addListener((observable, before, now) -> {
            if (!leading) {
                suggestion.set(null);
            }
        });
        told.bind(result.isNotNull().and(movesWanted.not()));
    }

    private void show() {
        Result now = match.resultProperty().get();
        boolean atEnd = match.plyProperty().get() == match.turns().size();
        if (now == null && atEnd && !match.animatingProperty().get()) {
            forget();
        } else if (now != null && !now.equals(result.get())) {
            tell(now);
        }
    }

    private void tell(Result now) {
        result.set(now);
        List<Turn> turns = List.copyOf(match.turns());
        story.set(Story.of(turns));
        if (!turns.isEmpty()) {
            known.get().ifPresentOrElse(this::add, () -> runner.start(turns, this::addQuick));
        }
    }

    private void addQuick(GameReview review) {
        add(review);
        told().map(Story::uncounted).ifPresent(story::set);
    }

    private void add(GameReview review) {
        if (result.get() != null) {
            story.set(story.get().with(review, result.get().winner()));
        }
    }

    private void forget() {
        runner.cancel();
        suggestion.set(null);
        result.set(null);
        story.set(null);
        movesWanted.set(false);
    }

    /** Uses the results of a full review; a review that is null or incomplete changes nothing. */
    public void know(GameReview longer) {
        if (longer != null && longer.isComplete() && result.get() != null) {
            runner.cancel();
            add(longer);
        }
    }

    /** Stops the quick review; its results so far are kept. */
    public void rest() {
        runner.cancel();
    }

    /** Shows the position before the decisive move, with a better move marked. */
    public void showTurningPoint() {
        told().flatMap(Story::turningPoint).ifPresent(move -> {
            leading = true;
            match.walkTo(move.ply() - 1);
            leading = false;
            suggestion.set(move.best());
        });
    }

    /** Shows the position after the move with the largest haul. */
    public void showBiggest() {
        told().flatMap(Story::biggest).ifPresent(moment -> match.walkTo(moment.ply()));
    }

    private Optional<Story> told() {
        return Optional.ofNullable(story.get());
    }

    /** {@return whether the match was too short for a graph: a curve over a few moves says nothing} */
    public boolean isBrief() {
        return match.turns().size() < WORTH_A_GRAPH;
    }

    /** {@return the games of the session, which notify when the score or the suggestion changes} */
    public Observable evening() {
        return evening;
    }

    /** {@return the score of the session between the players of the match, if the match is part of it} */
    public Optional<EveningScore> score() {
        return Optional.ofNullable(match.matchProperty().get())
                .filter(evening::counts)
                .map(evening::score);
    }

    /** {@return the recommended level; empty if none is recommended} */
    public Optional<Level> nextLevel() {
        Match now = match.matchProperty().get();
        return now == null || result.get() == null ? Optional.empty() : evening.nextLevel(now);
    }

    @Override
    public ReadOnlyObjectProperty<Result> resultProperty() {
        return result.getReadOnlyProperty();
    }

    /** The story of the match; null until it has ended. */
    public ReadOnlyObjectProperty<Story> storyProperty() {
        return story.getReadOnlyProperty();
    }

    /** The better move marked on the board at the turning point; null if none is marked. */
    public ReadOnlyObjectProperty<Move> suggestionProperty() {
        return suggestion.getReadOnlyProperty();
    }

    @Override
    public ReadOnlyBooleanProperty toldProperty() {
        return told.getReadOnlyProperty();
    }

    @Override
    public BooleanProperty movesWantedProperty() {
        return movesWanted;
    }
}
