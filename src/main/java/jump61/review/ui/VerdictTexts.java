package jump61.review.ui;

import java.util.Optional;
import jump61.game.Match;
import jump61.game.Sentences;
import jump61.review.GameReview;
import jump61.review.MoveReview;
import jump61.review.ReviewWords;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;

/** Puts the verdict on the selected move of a review into words; before the first move, the story of the game. */
final class VerdictTexts {
    private static final int PERCENT = 100;

    private final ReviewModel review;
    private final Texts texts;
    private final ReviewWords reviewWords;
    private final StoryTexts story;
    private final Match match;

    VerdictTexts(ReviewModel review, Match match, Texts texts, MatchTexts words) {
        this.review = review;
        this.texts = texts;
        this.match = match;
        reviewWords = WindowWords.of(match, words, texts);
        story = new StoryTexts(match, texts, words);
    }

    /** {@return which move was played, and by whom} */
    String title() {
        return review.move()
                .map(story::played)
                .orElseGet(() -> texts.get(review.selectedProperty().get() == 0 ? "review.start" : "review.notYet"));
    }

    /** {@return what the move did; empty if that is unknown} */
    String why() {
        // "It" in the reason is the move of the title, so that the better move is named after it.
        return review.move()
                .map(move -> move.verdict().isFault() ? reviewWords.reason(move) : plain(move))
                .or(this::wholeStory)
                .orElse("");
    }

    /** {@return what would have been better; empty unless the move was a fault} */
    String better() {
        return fault().map(story::better).orElse("");
    }

    /** {@return what a fault did to the chances; empty unless the move was one} */
    String chances() {
        return fault().map(move -> change(move, texts)).orElse("");
    }

    /** {@return all of these as one text, which is read aloud} */
    String spoken() {
        return Sentences.join(title(), why().strip(), better(), chances());
    }

    private Optional<MoveReview> fault() {
        return review.move().filter(known -> known.verdict().isFault());
    }

    /** Returns the verdict on a move that lost nothing. */
    private String plain(MoveReview move) {
        return story.isPass(move)
                ? ""
                : Sentences.join(Sentences.whole(reviewWords.title(move)), reviewWords.explanation(move));
    }

    /** Returns how the whole game went, told before the first move; empty while the review is in progress. */
    private Optional<String> wholeStory() {
        return Optional.ofNullable(review.reviewProperty().get())
                .filter(GameReview::isComplete)
                .filter(known -> review.selectedProperty().get() == 0)
                .map(known -> reviewWords.story(known, match.result()));
    }

    /** {@return what a move did to the chances} */
    static String change(MoveReview move, Texts texts) {
        return texts.get("review.change", percent(move.before()), percent(move.after()));
    }

    static int percent(double chance) {
        return (int) Math.round(PERCENT * chance);
    }
}
