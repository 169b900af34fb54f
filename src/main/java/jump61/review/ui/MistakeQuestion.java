package jump61.review.ui;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Rounds;
import jump61.game.Side;
import jump61.profile.Practice;
import jump61.profile.ProfileEvent;
import jump61.review.MoveReview;

/** A mistake turned into a question: find a better move. Records how it was answered. */
public final class MistakeQuestion {
    private static final int DECOYS = 2;

    private final MoveReview mistake;
    private final Optional<ProfileEvent.Played> origin;
    private Consumer<Practice.Answer> onAnswer;
    private Outcome outcome = Outcome.OPEN;
    private boolean tried;
    private boolean hinted;

    /** How a question was answered. */
    public enum Outcome {
        /** Not answered yet. */
        OPEN,
        /** Answered at the first attempt, without a hint. */
        AT_ONCE,
        /** Answered after wrong attempts or a hint. */
        WITH_HELP,
        /** Given up: the solution was shown. */
        SHOWN,
        /** Skipped. */
        SKIPPED
    }

    /** Creates a question about a move of the game on the board. */
    MistakeQuestion(MoveReview mistake) {
        this(mistake, Optional.empty(), answer -> {});
    }

    /**
     * Creates a question about a move of an earlier game.
     *
     * @param origin that game; empty if it is not known
     * @param onAnswer receives, once, how the question was answered
     */
    MistakeQuestion(MoveReview mistake, Optional<ProfileEvent.Played> origin, Consumer<Practice.Answer> onAnswer) {
        this.mistake = mistake;
        this.origin = origin;
        this.onAnswer = onAnswer;
    }

    /** {@return the same question, to be asked again} */
    MistakeQuestion again() {
        return new MistakeQuestion(mistake, origin, onAnswer);
    }

    /** {@return the move played in the game} */
    public MoveReview mistake() {
        return mistake;
    }

    /** {@return the earlier game that the move is from; empty for the game on the board} */
    Optional<ProfileEvent.Played> origin() {
        return origin;
    }

    /** {@return who played that game: you, and a level or somebody who is not known} */
    Players players() {
        Player opponent =
                origin.<Player>map(game -> new Player.Computer(game.level())).orElseGet(() -> new Player.ByLetter(""));
        Side you = mistake.turn().mover();
        return new Players(Player.HUMAN, Player.HUMAN).with(you.opponent(), opponent);
    }

    /** {@return the round in which the move was played, from 1} */
    int round() {
        Side mover = mistake.turn().mover();
        return Rounds.of(mistake.ply(), mistake.ply() % 2 == 1 ? mover : mover.opponent());
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
        // The moves are the same each time; otherwise, asking twice would reveal the answer.
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
        answer(Practice.Answer.WRONG);
    }

    void right() {
        answer(hinted ? Practice.Answer.HELPED : Practice.Answer.SOLVED);
        settle(tried || hinted ? Outcome.WITH_HELP : Outcome.AT_ONCE);
    }

    /** Records the answer. Only the first one counts, not a move found after the solution has been shown. */
    void settle(Outcome answer) {
        if (answer == Outcome.SHOWN) {
            answer(Practice.Answer.WRONG);
        }
        if (outcome == Outcome.OPEN || outcome == Outcome.SKIPPED) {
            outcome = answer;
        }
    }

    private void answer(Practice.Answer answer) {
        Consumer<Practice.Answer> told = onAnswer;
        onAnswer = more -> {};
        told.accept(answer);
    }
}
