package jump61.review.ui;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import jump61.game.Move;
import jump61.game.Sentences;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.game.Warnings;
import jump61.review.MoveClass;
import jump61.review.MoveReview;
import jump61.review.ReviewWords;
import jump61.window.FxmlFile;
import jump61.window.Texts;
import jump61.window.match.BoardMode;
import jump61.window.match.Delay;
import jump61.window.match.MatchTexts;
import jump61.window.match.MatchViewModel;
import jump61.window.match.SecondLook;

/**
 * Warns of a bad move before the computer answers it: the game stops, and the person takes the move back or plays on.
 * If the judge takes too long, its results so far decide.
 */
final class WarningModel implements BoardMode, SecondLook {
    /** The time that a game waits for the judge. */
    static final Duration LONGEST = Duration.ofSeconds(1);

    private static final Runnable NOTHING = () -> {};

    private final MatchViewModel match;
    private final MoveJudge judge;
    private final Delay delay;
    private final BooleanSupplier away;
    private final ReadOnlyObjectWrapper<MoveReview> warning = new ReadOnlyObjectWrapper<>();
    private Optional<Turn> looking = Optional.empty();
    private Optional<MoveReview> judged = Optional.empty();
    private boolean enough;
    private Runnable goOn = NOTHING;
    private Runnable waiting = NOTHING;

    /**
     * Creates warnings for a match.
     *
     * @param away whether the window shows something other than the board, so that no warning would be seen
     */
    WarningModel(MatchViewModel match, MoveJudge judge, Delay delay, BooleanSupplier away) {
        this.match = match;
        this.judge = judge;
        this.delay = delay;
        this.away = away;
        match.animatingProperty().addListener((observable, before, now) -> decide());
        match.positionProperty().addListener((observable, before, now) -> decide());
    }

    @Override
    public void look(Turn played, Runnable then) {
        forget();
        looking = Optional.of(played);
        goOn = then;
        waiting = delay.after(LONGEST, () -> {
            enough = true;
            decide();
        });
        judge.judge(played, review -> judged = Optional.of(review), review -> {
            judged = Optional.of(review);
            enough = true;
            decide();
        });
    }

    /** Warns or continues, as soon as the move is on the board and has been judged or the time is up. */
    private void decide() {
        boolean shown = looking.map(Turn::after)
                .filter(match.positionProperty().get()::equals)
                .isPresent();
        if (!shown || match.animatingProperty().get() || !enough) {
            return;
        }
        Optional<MoveReview> bad = judged.filter(this::isBad).filter(review -> !away.getAsBoolean());
        Runnable then = goOn;
        rest();
        if (bad.isPresent()) {
            goOn = then;
            warning.set(bad.get());
            match.setMode(Optional.of(this));
        } else {
            then.run();
        }
    }

    private boolean isBad(MoveReview review) {
        MoveClass loss = MoveClass.ofLoss(review.lost());
        boolean blundersOnly = match.matchProperty().get().warnings() == Warnings.BLUNDERS;
        return review.verdict().isFault() && (loss == MoveClass.BLUNDER || loss.isSerious() && !blundersOnly);
    }

    private void rest() {
        judge.cancel();
        waiting.run();
        waiting = NOTHING;
        goOn = NOTHING;
        looking = Optional.empty();
        judged = Optional.empty();
        enough = false;
    }

    @Override
    public void forget() {
        rest();
        close();
    }

    private void close() {
        if (warning.get() != null) {
            match.setMode(Optional.empty());
        }
    }

    /** Leaves the move on the board. */
    void playOn() {
        close();
    }

    /** Takes the move back. */
    void takeBack() {
        goOn = NOTHING;
        close();
        match.undo();
    }

    /** Continues the game, no matter what takes the place of the warning. */
    @Override
    public void left() {
        Runnable then = goOn;
        goOn = NOTHING;
        warning.set(null);
        then.run();
    }

    @Override
    public boolean takesMoves() {
        return false;
    }

    @Override
    public void chosen(Move move) {
        // The board accepts no moves.
    }

    @Override
    public boolean givesAdvice() {
        return false;
    }

    @Override
    public boolean canUndo() {
        return true;
    }

    @Override
    public void undo() {
        takeBack();
    }

    @Override
    public Optional<FxmlFile> panel() {
        return Optional.of(FxmlFile.WARNING);
    }

    @Override
    public Optional<String> headline(Texts texts, MatchTexts words) {
        return Optional.of(texts.get("warning.title"));
    }

    @Override
    public Optional<Side> side() {
        return Optional.ofNullable(warning.get()).map(bad -> bad.turn().mover());
    }

    @Override
    public Optional<String> status(Texts texts, MatchTexts words) {
        MoveReview bad = warning.get();
        if (bad == null) {
            return headline(texts, words);
        }
        ReviewWords reviewWords = WindowWords.of(match.matchProperty().get(), words, texts);
        return Optional.of(Sentences.join(
                reviewWords.title(bad),
                VerdictTexts.change(bad, texts),
                reviewWords.refutation(bad),
                headline(texts, words).orElseThrow()));
    }

    /** The bad move; null if there is no warning. */
    ReadOnlyObjectProperty<MoveReview> warningProperty() {
        return warning.getReadOnlyProperty();
    }
}
