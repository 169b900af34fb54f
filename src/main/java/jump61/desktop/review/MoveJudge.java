package jump61.desktop.review;

import java.util.List;
import java.util.function.Consumer;
import jump61.game.Turn;
import jump61.review.MoveReview;

/** Reviews single moves that were tried, away from the thread of the caller, and answers on it. */
public interface MoveJudge {
    /** Begins; an answer that is still awaited does not come any more. */
    void judge(Turn tried, Consumer<MoveReview> onDone);

    /** Stops; nothing more is heard. */
    void cancel();

    /** {@return a judge that takes as long for a move as a review does} */
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
