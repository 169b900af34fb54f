package jump61.desktop.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import jump61.game.Move;
import jump61.review.MoveReview;

/** A mistake as a question: where a better move is to be found, and how that went. */
public final class Lesson {
    private static final int DECOYS = 2;

    private final MoveReview mistake;
    private Outcome outcome = Outcome.OPEN;
    private boolean tried;
    private boolean hinted;

    /** How a question was answered. */
    public enum Outcome {
        /** Not yet. */
        OPEN,
        /** With the first move tried, and without a hint. */
        AT_ONCE,
        /** After wrong tries or a hint. */
        WITH_HELP,
        /** By showing the solution. */
        SHOWN,
        /** Left out. */
        SKIPPED
    }

    Lesson(MoveReview mistake) {
        this.mistake = mistake;
    }

    /** {@return the move that was played in the game} */
    public MoveReview mistake() {
        return mistake;
    }

    /** {@return how the question was answered} */
    public Outcome outcome() {
        return outcome;
    }

    /** {@return whether a hint was asked for} */
    public boolean isHinted() {
        return hinted;
    }

    /** {@return some moves among which the best one is, in no order that tells which} */
    public List<Move> candidates() {
        List<Move> others = new ArrayList<>(mistake.turn().before().legalMoves());
        others.remove(mistake.best());
        others.remove(mistake.turn().move());
        // The same each time, or asking twice would give the answer away.
        Random random = new Random(mistake.turn().before().hashCode());
        Collections.shuffle(others, random);
        List<Move> candidates = new ArrayList<>(others.subList(0, Math.min(DECOYS, others.size())));
        candidates.add(mistake.best());
        Collections.shuffle(candidates, random);
        return candidates;
    }

    void hint() {
        hinted = true;
    }

    void wrong() {
        tried = true;
    }

    void right() {
        settle(tried || hinted ? Outcome.WITH_HELP : Outcome.AT_ONCE);
    }

    /** The first answer counts: a solution that was shown is not found afterwards. */
    void settle(Outcome answer) {
        if (outcome == Outcome.OPEN || outcome == Outcome.SKIPPED) {
            outcome = answer;
        }
    }
}
