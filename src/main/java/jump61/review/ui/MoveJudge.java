package jump61.review.ui;

import java.util.List;
import java.util.function.Consumer;
import jump61.game.Turn;
import jump61.review.MoveReview;

/** Reviews single moves in the background; results are delivered on the caller's thread. */
public interface MoveJudge {
    /**
     * Starts a review, cancelling any other.
     *
     * @param soFar receives results before the review is complete, possibly often
     */
    void judge(Turn tried, Consumer<MoveReview> soFar, Consumer<MoveReview> onDone);

    /** Starts a review, cancelling any other. */
    default void judge(Turn tried, Consumer<MoveReview> onDone) {
        judge(tried, soFar -> {}, onDone);
    }

    /** Cancels the review; no callback follows. */
    void cancel();

    /** {@return a judge that searches each move as long as a runner does} */
    static MoveJudge by(ReviewRunner runner) {
        return new MoveJudge() {
            @Override
            public void judge(Turn tried, Consumer<MoveReview> soFar, Consumer<MoveReview> onDone) {
                runner.start(
                        List.of(tried), picture -> picture.move(1).ifPresent(picture.isComplete() ? onDone : soFar));
            }

            @Override
            public void cancel() {
                runner.cancel();
            }
        };
    }
}
