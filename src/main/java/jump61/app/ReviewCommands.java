package jump61.app;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import jump61.game.Match;
import jump61.game.Side;
import jump61.puzzle.ui.EditorModel;
import jump61.review.ui.AnalysisModel;
import jump61.review.ui.LearnModel;
import jump61.review.ui.ReviewModel;
import jump61.window.Command;
import jump61.window.Commands;
import jump61.window.match.MatchViewModel;

/** The commands for the review of the current match. */
final class ReviewCommands {
    private ReviewCommands() {}

    static void define(
            Commands commands,
            MatchViewModel match,
            ReviewModel review,
            AnalysisModel analysis,
            LearnModel learning,
            EditorModel editor) {
        BooleanBinding possible = Bindings.createBooleanBinding(
                () -> isReviewable(match),
                match.matchProperty(),
                match.playersProperty(),
                match.turns(),
                match.resultProperty(),
                match.animatingProperty());
        commands.define(Command.REVIEW, review::open, possible);
        BooleanBinding reviewed = Bindings.createBooleanBinding(
                () -> isReviewed(review) && possible.get(), review.reviewProperty(), possible);
        commands.define(Command.LEARN, () -> learn(match, review, learning), reviewed);
        BooleanBinding analysable = Bindings.createBooleanBinding(
                () -> isAnalysable(match),
                match.matchProperty(),
                match.playersProperty(),
                match.modeProperty(),
                match.resultProperty());
        commands.define(Command.ANALYSIS, analysis::open, analysable);
        BooleanBinding editable = Bindings.createBooleanBinding(
                () -> isAnalysable(match) && editor.isPossible(), analysable, match.positionProperty());
        commands.define(Command.EDIT_POSITION, editor::open, editable);
    }

    private static boolean isReviewed(ReviewModel review) {
        return review.reviewProperty().get() != null
                && review.reviewProperty().get().isComplete();
    }

    /** Starts learning from mistakes: only their own, for someone who plays alone. The review returns afterwards. */
    private static void learn(MatchViewModel match, ReviewModel review, LearnModel learning) {
        List<Side> sides =
                match.playersProperty().get().onlyPerson().map(List::of).orElse(List.of(Side.values()));
        learning.start(review.reviewProperty().get(), sides, review::open);
    }

    /** Whether analysis is allowed. Against a remote opponent it would be unfair. */
    private static boolean isAnalysable(MatchViewModel match) {
        Match now = match.matchProperty().get();
        return now != null && (now.isOver() || !now.players().haveRemote());
    }

    /**
     * Whether a review is allowed. In a game against the computer that is still in progress, it would tell the player
     * what to play; a game between people may be left unfinished.
     */
    private static boolean isReviewable(MatchViewModel match) {
        Match now = match.matchProperty().get();
        return now != null
                && !match.turns().isEmpty()
                && !match.animatingProperty().get()
                && (now.isOver()
                        || !now.players().haveComputer() && !now.players().haveRemote());
    }
}
