package jump61.review.ui;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import jump61.game.Move;
import jump61.review.MoveReview;

/** A mistake turned into a question: find a better move. Records how it was answered. */
public final class MistakeQuestion {
    private static final int DECOYS = 2;

    private final MoveReview mistake;
    private Outcome outcome = Outcome.OPEN;
    private boolean tried;
    private boolean hinted;

    /** How a question was answered. */
    public enum Outcome {
        /** Not yet. */
        OPEN,
        /** With the first attempt, without a hint. */
        AT_ONCE,
        /** After wrong attempts or a hint. */
        WITH_HELP,
        /** By showing the solution. */
        SHOWN,
        /** Skipped. */
        SKIPPED
    }

    MistakeQuestion(MoveReview mistake) {
        this.mistake = mistake;
    }

    /** {@return the move played in the game} */
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

    /** {@return a few moves, including the best one, in an order that does not reveal it} */
    public List<Move> candidates() {
        List<Move> others = new ArrayList<>(mistake.turn().before().legalMoves());
        others.remove(mistake.best());
        others.remove(mistake.turn().move());
        // The same each time; otherwise asking twice would reveal the answer.
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

    /** Records the answer. The first one counts: finding a move after the solution has been shown does not. */
    void settle(Outcome answer) {
        if (outcome == Outcome.OPEN || outcome == Outcome.SKIPPED) {
            outcome = answer;
        }
    }
}
