package jump61.review.ui;

import java.util.List;
import java.util.function.Consumer;
import jump61.game.Turn;
import jump61.review.MoveReview;

/** Reviews single moves in the background; results are delivered on the caller's thread. */
public interface MoveJudge {
    /** Starts a review, cancelling any other. */
    void judge(Turn tried, Consumer<MoveReview> onDone);

    /** Cancels the review; no callback follows. */
    void cancel();

    /** {@return a judge that searches each move as long as a review does} */
    static MoveJudge by(ReviewRunner runner) {
        return new MoveJudge() {
            @Override
            public void judge(Turn tried, Consumer<MoveReview> onDone) {
                runner.start(List.of(tried), picture -> {
                    if (picture.isComplete()) {
                        picture.move(1).ifPresent(onDone);
                    }
                });
            }

            @Override
            public void cancel() {
                runner.cancel();
            }
        };
    }
}
