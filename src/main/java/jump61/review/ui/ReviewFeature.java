package jump61.review.ui;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Side;
import jump61.library.ui.LibraryFeature;
import jump61.profile.ui.ProfileModel;
import jump61.review.GameReview;
import jump61.review.ReviewLimits;
import jump61.review.ReviewNotes;
import jump61.review.ReviewWords;
import jump61.window.Command;
import jump61.window.Texts;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.match.Delay;
import jump61.window.match.MatchViewModel;

/** The review of a game, and learning from the mistakes that it finds. */
public final class ReviewFeature implements Feature {
    private final Program program;
    private final MatchViewModel match;
    private final LibraryFeature library;
    private final ReviewRunner runner;
    private final ReviewRunner judge;
    private final ReviewModel review;
    private final LearnModel learning;
    private final Practising practising;
    private final ReviewRunner atOnce;
    private final WarningModel warning;

    public ReviewFeature(Program program, ProfileModel profile, LibraryFeature library) {
        this.program = program;
        this.library = library;
        match = program.match();
        runner = new ReviewRunner(ReviewLimits.USUAL, Platform::runLater, program.messages()::unexpected);
        judge = new ReviewRunner(ReviewLimits.USUAL, Platform::runLater, program.messages()::unexpected);
        review = new ReviewModel(
                match, runner, () -> ReviewNotes.read(library.files().record()), this::keep);
        review.openProperty().addListener((observable, before, now) -> practiseStored(now));
        learning = new LearnModel(match, MoveJudge.by(judge), Delay.onFxThread());
        practising = new Practising(learning, profile, LocalDate::now);
        program.settings().personProperty().addListener((observable, before, now) -> learning.endPractice());
        atOnce = new ReviewRunner(ReviewLimits.AT_ONCE, Platform::runLater, program.messages()::unexpected);
        warning =
                new WarningModel(match, MoveJudge.by(atOnce), Delay.onFxThread(), program.awayFromBoardProperty()::get);
        match.setSecondLook(warning);
        program.marks()
                .add(
                        (texts, words) ->
                                Optional.ofNullable(warning.warningProperty().get()).flatMap(ReviewMarks::mark).stream()
                                        .toList(),
                        warning.warningProperty());
        program.marks()
                .add((texts, words) -> ReviewMarks.of(learning), learning.openProperty(), learning.changesProperty());
        program.marks()
                .add(
                        (texts, words) -> ReviewMarks.of(review),
                        review.openProperty(),
                        review.reviewProperty(),
                        review.selectedProperty(),
                        review.suggestionProperty());
        program.marks().suggest(review.suggestionProperty());
    }

    private void keep(GameReview done) {
        Game game = match.matchProperty().get().game();
        Texts texts = program.texts();
        ReviewWords words = new ReviewWords(
                texts.locale(), side -> texts.get("side." + game.colour(side).id()));
        library.files()
                .note(record -> ReviewNotes.annotate(
                        record, done, runner.limits(record.moves().size()).look(), words));
        library.files().keepNotes();
        library.finished().reviewed(library.files().record());
    }

    /** Adds mistakes from stored reviews of earlier versions, which were made before mistakes were practised. */
    private void practiseStored(boolean open) {
        if (open && isReviewed()) {
            library.finished().practise(library.files().record());
        }
    }

    public ReviewModel review() {
        return review;
    }

    public LearnModel learning() {
        return learning;
    }

    @Override
    public void addTo(Context window) {
        window.views()
                .register(
                        ReviewController.class,
                        () -> new ReviewController(
                                window, review, mistake -> learning.start(List.of(mistake), review::open)));
        window.views().register(LearnController.class, () -> new LearnController(window, learning, practising));
        window.views().register(WarningController.class, () -> new WarningController(window, warning));
        BooleanBinding possible = Bindings.createBooleanBinding(
                this::isPossible,
                match.matchProperty(),
                match.playersProperty(),
                match.turns(),
                match.resultProperty(),
                match.animatingProperty());
        BooleanBinding reviewed =
                Bindings.createBooleanBinding(() -> possible.get() && isReviewed(), review.reviewProperty(), possible);
        window.commands().define(Command.REVIEW, review::open, possible);
        window.commands().define(Command.LEARN, this::learn, reviewed);
        window.commands().define(Command.PRACTISE, this::practise);
    }

    /**
     * Whether a review is allowed. In a game in progress, it would tell the players what to play; but a recorded game
     * between people may have been left unfinished.
     */
    private boolean isPossible() {
        Match now = match.matchProperty().get();
        return now != null
                && !match.turns().isEmpty()
                && !match.animatingProperty().get()
                && now.allowsStudy()
                && (now.isOver() || !hasComputer(now));
    }

    private static boolean hasComputer(Match match) {
        return match.players().first().isComputer() || match.players().second().isComputer();
    }

    private boolean isReviewed() {
        GameReview known = review.reviewProperty().get();
        return known != null
                ? known.isComplete()
                : library.files().record().tags().containsKey(ReviewNotes.TAG);
    }

    /**
     * Asks about the mistakes that are due, no matter what the window shows. If there are none, opens the place of
     * puzzles, which says when there will be more.
     */
    private void practise() {
        program.rooms().close();
        if (!practising.start()) {
            program.commands().runAnyway(Command.GO_PUZZLES);
        }
    }

    /**
     * Starts learning from mistakes; somebody who plays alone is asked only about their own. If there is no review of
     * the whole game, one is made first.
     */
    private void learn() {
        List<Side> sides = match.playersProperty().get().learners();
        review.whole().ifPresentOrElse(known -> learning.start(known, sides, review::open), review::open);
    }

    @Override
    public void close() {
        runner.close();
        judge.close();
        atOnce.close();
    }
}
