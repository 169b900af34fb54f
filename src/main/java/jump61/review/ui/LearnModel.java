package jump61.review.ui;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import jump61.game.Move;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.review.GameReview;
import jump61.review.MoveClass;
import jump61.review.MoveReview;
import jump61.window.FxmlFile;
import jump61.window.Texts;
import jump61.window.match.BoardMode;
import jump61.window.match.Delay;
import jump61.window.match.MatchTexts;
import jump61.window.match.MatchViewModel;

/**
 * The model of learning from the mistakes of a reviewed game: each mistake is a question on the board. Any move that a
 * review would not call a mistake is right; a wrong move is answered with the moves that refute it.
 */
public final class LearnModel implements BoardMode {
    /** The time that a move is shown before it is answered. */
    static final Duration PAUSE = Duration.ofMillis(700);

    private static final int MOST_SHOWN = 3;

    private final MatchViewModel match;
    private final MoveJudge judge;
    private final Delay delay;
    private final List<MistakeQuestion> questions = new ArrayList<>();
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper();
    private Stage stage = Stage.SUMMARY;
    private int number;
    private Optional<MoveReview> answered = Optional.empty();
    private Optional<Move> found = Optional.empty();
    private Runnable waiting = () -> {};
    private Optional<GameReview> reviewed = Optional.empty();
    private boolean practice;
    private List<Side> others = List.of();
    private Runnable whenDone = () -> {};

    /** The stages of a question. */
    public enum Stage {
        /** A move is expected. */
        QUESTION,
        /** The move is being judged. */
        CHECKING,
        /** The move was right. */
        RIGHT,
        /** The move was wrong; its refutation is being or has been shown. */
        WRONG,
        /** The solution is shown. */
        SOLUTION,
        /** All questions have been asked. */
        SUMMARY
    }

    public LearnModel(MatchViewModel match, MoveJudge judge, Delay delay) {
        this.match = match;
        this.judge = judge;
        this.delay = delay;
    }

    /**
     * Starts with the mistakes of a review.
     *
     * @param sides the sides whose mistakes are asked about
     * @param afterwards run when the user has finished
     */
    public void start(GameReview review, List<Side> sides, Runnable afterwards) {
        start(
                review,
                sides,
                Stream.of(Side.values()).filter(side -> !sides.contains(side)).toList(),
                afterwards);
    }

    private void start(GameReview review, List<Side> sides, List<Side> rest, Runnable afterwards) {
        reviewed = Optional.of(review);
        others = rest;
        begin(mistakes(review, sides).stream().map(MistakeQuestion::new).toList(), false, afterwards);
    }

    private static List<MoveReview> mistakes(GameReview review, List<Side> sides) {
        return review.moves().stream()
                .filter(move ->
                        move.verdict().isSerious() && sides.contains(move.turn().mover()))
                .toList();
    }

    /** {@return the opponent's mistakes; none once they have been asked about} */
    List<MoveReview> theirs() {
        return reviewed.map(review -> mistakes(review, others)).orElse(List.of());
    }

    /** Asks about the mistakes of the opponent. */
    void startTheirs() {
        reviewed.ifPresent(review -> start(review, others, List.of(), whenDone));
    }

    /** {@return the review whose mistakes are asked about; empty for single moves} */
    Optional<GameReview> reviewed() {
        return reviewed;
    }

    /** Starts with questions about these moves. */
    public void start(List<MoveReview> mistakes, Runnable afterwards) {
        forgetReview();
        begin(mistakes.stream().map(MistakeQuestion::new).toList(), false, afterwards);
    }

    private void forgetReview() {
        reviewed = Optional.empty();
        others = List.of();
    }

    /** Starts with questions about moves of other games; the match waits unchanged. */
    void practise(List<MistakeQuestion> fromGames) {
        forgetReview();
        begin(fromGames, true, () -> {});
    }

    private void begin(List<MistakeQuestion> asked, boolean fromOtherGames, Runnable afterwards) {
        match.setMode(Optional.of(this));
        practice = fromOtherGames;
        whenDone = afterwards;
        questions.clear();
        questions.addAll(asked);
        // Whoever looks before the first question is asked must not see the last one of an earlier time.
        stage = Stage.SUMMARY;
        open.set(true);
        ask(0);
    }

    /** Ends the questions. */
    public void close() {
        if (open.get()) {
            match.setMode(Optional.empty());
            whenDone.run();
        }
    }

    /** Ends questions about moves of other games: those are one person's mistakes. */
    void endPractice() {
        if (practice) {
            close();
        }
    }

    @Override
    public void left() {
        settle();
        open.set(false);
        changed();
    }

    /** Asks a question, from 0; after the last one, shows the summary. */
    private void ask(int next) {
        settle();
        number = next;
        answered = Optional.empty();
        found = Optional.empty();
        stage = next < questions.size() ? Stage.QUESTION : Stage.SUMMARY;
        if (stage == Stage.QUESTION) {
            Turn played = question().mistake().turn();
            match.showAside(played.before(), before(question().mistake().ply()));
        }
        changed();
    }

    /** {@return the move before the move with this number, to be marked as the last move; null if it is not known} */
    private Turn before(int ply) {
        return practice || ply < 2 || ply - 2 >= match.turns().size()
                ? null
                : match.turns().get(ply - 2);
    }

    private void settle() {
        waiting.run();
        waiting = () -> {};
        judge.cancel();
    }

    @Override
    public void chosen(Move move) {
        MoveReview mistake = question().mistake();
        Turn tried = mistake.turn().before().play(move);
        stage = Stage.CHECKING;
        match.showAside(tried, () -> check(tried));
        changed();
    }

    private void check(Turn tried) {
        MoveReview mistake = question().mistake();
        if (tried.move().equals(mistake.best()) || wins(tried)) {
            right(tried.move());
        } else if (tried.move().equals(mistake.turn().move())) {
            wrong(mistake);
        } else {
            judge.judge(tried, this::judged);
        }
    }

    private static boolean wins(Turn tried) {
        return tried.after()
                .result()
                .filter(result -> result.wonBy(tried.mover()))
                .isPresent();
    }

    /**
     * Handles the judgement of a move. The review of the whole game may know of wins that the review of a single move
     * misses, so its winning chances take precedence.
     */
    private void judged(MoveReview tried) {
        double lost = question().mistake().before() - tried.after();
        if (tried.verdict().isFault() || MoveClass.ofLoss(lost).isFault()) {
            wrong(tried);
        } else {
            right(tried.turn().move());
        }
    }

    private void right(Move move) {
        question().right();
        found = Optional.of(move);
        stage = Stage.RIGHT;
        changed();
    }

    private void wrong(MoveReview tried) {
        question().wrong();
        answered = Optional.of(tried);
        stage = Stage.WRONG;
        changed();
        playOut(tried.turn().after(), tried.reply(), MOST_SHOWN);
    }

    /** Shows the first moves of a line, one after another. */
    private void playOut(Position from, List<Move> line, int most) {
        if (line.isEmpty() || most == 0 || from.refusal(line.get(0)).isPresent()) {
            return;
        }
        waiting = delay.after(PAUSE, () -> {
            Turn turn = from.play(line.get(0));
            match.showAside(turn, () -> playOut(turn.after(), line.subList(1, line.size()), most - 1));
        });
    }

    /** Repeats the question. */
    public void tryAgain() {
        ask(number);
    }

    /** Returns false, because the engine would name the move that is asked for. */
    @Override
    public boolean givesAdvice() {
        return false;
    }

    @Override
    public boolean canHint() {
        return (stage == Stage.QUESTION || stage == Stage.WRONG) && !question().isHinted();
    }

    /** Narrows the choice to a few moves. */
    @Override
    public void hint() {
        question().hint();
        if (stage != Stage.QUESTION) {
            ask(number);
        }
        changed();
    }

    /** Plays the best move and its continuation. */
    public void solve() {
        settle();
        question().settle(MistakeQuestion.Outcome.SHOWN);
        stage = Stage.SOLUTION;
        answered = Optional.empty();
        MoveReview mistake = question().mistake();
        Turn best = mistake.turn().before().play(mistake.best());
        match.showAside(
                best,
                () -> playOut(
                        best.after(),
                        mistake.bestLine().isEmpty()
                                ? List.of()
                                : mistake.bestLine()
                                        .subList(1, mistake.bestLine().size()),
                        MOST_SHOWN - 1));
        changed();
    }

    /** Continues with the next question; an unanswered one counts as skipped. */
    public void next() {
        question().settle(MistakeQuestion.Outcome.SKIPPED);
        ask(number + 1);
    }

    /** Asks again the questions that were not answered at the first attempt. */
    public void again() {
        List<MistakeQuestion> rest = questions.stream()
                .filter(question -> question.outcome() != MistakeQuestion.Outcome.AT_ONCE)
                .map(MistakeQuestion::again)
                .toList();
        questions.clear();
        questions.addAll(rest);
        ask(0);
    }

    private void changed() {
        changes.set(changes.get() + 1);
        match.modeChanged();
    }

    @Override
    public boolean takesMoves() {
        return stage == Stage.QUESTION;
    }

    @Override
    public boolean walksItself() {
        return true;
    }

    @Override
    public Optional<FxmlFile> panel() {
        return Optional.of(FxmlFile.LEARN);
    }

    @Override
    public Optional<String> headline(Texts texts, MatchTexts words) {
        if (stage == Stage.SUMMARY) {
            return Optional.of(texts.get("learn.over"));
        }
        MoveReview mistake = question().mistake();
        Position position = mistake.turn().before();
        if (stage == Stage.RIGHT) {
            return Optional.of(texts.get("learn.right"));
        } else if (stage == Stage.SOLUTION) {
            return Optional.of(texts.get("learn.solutionIs", words.move(mistake.best(), position.game())));
        }
        Side asked = position.toMove();
        return Optional.of(
                players().onlyPerson().filter(asked::equals).isPresent()
                        ? texts.get("learn.headline.you")
                        : texts.get("learn.headline", words.brief(asked, players(), position.game())));
    }

    @Override
    public Optional<String> status(Texts texts, MatchTexts words) {
        return Optional.of(
                new LearnTexts(this, Optional.ofNullable(match.matchProperty().get()), texts, words).spoken());
    }

    /** When practising, the user sits where they sat in the earlier game. */
    @Override
    public Optional<Side> bottom() {
        return practice ? mover() : Optional.empty();
    }

    @Override
    public boolean isAboutASide() {
        return stage != Stage.SUMMARY;
    }

    @Override
    public Optional<Side> side() {
        return mover();
    }

    private Optional<Side> mover() {
        return stage == Stage.SUMMARY
                ? Optional.empty()
                : Optional.of(question().mistake().turn().mover());
    }

    /** {@return who played the game that is asked about} */
    Players players() {
        return practice ? question().players() : match.playersProperty().get();
    }

    /** {@return the current question; not available in the summary} */
    public MistakeQuestion question() {
        return questions.get(number);
    }

    /** {@return all questions, in the order of the game} */
    public List<MistakeQuestion> questions() {
        return List.copyOf(questions);
    }

    /** {@return the number of the current question, from 0} */
    public int number() {
        return number;
    }

    public Stage stage() {
        return stage;
    }

    /** {@return the review of the wrong move that was tried; empty if none was, or while unknown} */
    public Optional<MoveReview> answered() {
        return answered;
    }

    /** {@return the right move that was found; empty if none was, or while unknown} */
    Optional<Move> found() {
        return found;
    }

    /** Whether questions are being asked. */
    public ReadOnlyBooleanProperty openProperty() {
        return open.getReadOnlyProperty();
    }

    /** A counter that increases whenever the display must be updated. */
    public ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }
}
