package jump61.puzzle.ui;

import java.time.Duration;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import jump61.game.Game;
import jump61.game.Move;
import jump61.profile.Profile;
import jump61.profile.ProfileEvent;
import jump61.puzzle.Puzzle;
import jump61.puzzle.Ruling;
import jump61.puzzle.ShippedPuzzles;
import jump61.puzzle.ui.Solving.Stage;

/**
 * The model of puzzles on the board: the session, the current puzzle, and what counts. While puzzles are open, the
 * match waits unchanged.
 */
public final class PuzzleModel {
    private final PuzzleSurroundings around;
    private final ObservableValue<Profile> profile;
    private final PuzzleMode mode = new PuzzleMode(this);
    private final Solving solving;
    private final Counting counting;
    private final RushClock clock;
    private final ReadOnlyObjectWrapper<Move> hint = new ReadOnlyObjectWrapper<>();

    private final PuzzleChoice choice;
    private Session session = new DailySession(LocalDate.EPOCH);
    private boolean over;
    private boolean empty;
    private final RunScore score;
    private int loading;

    /**
     * Creates the model, initially closed.
     *
     * @param profile the solver's profile
     * @param record stores the solver's results
     * @param chosen the setting that names the puzzles practised last
     */
    public PuzzleModel(
            PuzzleSurroundings around,
            ObservableValue<Profile> profile,
            Consumer<ProfileEvent> record,
            StringProperty chosen) {
        choice = new PuzzleChoice(chosen);
        this.around = around;
        this.profile = profile;
        solving = new Solving(around, new Progress());
        score = new RunScore(record);
        counting = new Counting(profile, record, around.today());
        clock = new RushClock(around.delay(), around.nanos(), this::timeOut);
        profile.addListener((observable, before, now) -> changed());
    }

    /** Opens a session; the match waits unchanged. */
    public void open(Activity activity) {
        open(Sessions.of(activity, choice.theme(), around.today().get(), around.random()));
    }

    /** Opens the puzzle of a day. */
    public void openDay(LocalDate day) {
        open(new DailySession(day));
    }

    /** Opens a puzzle of the user's own, which is not rated. */
    public void openOwn(Puzzle puzzle) {
        open(new OwnSession(puzzle));
    }

    private void open(Session next) {
        score.keep(around.today().get());
        session = next;
        over = false;
        score.begin(activity(), profile.getValue());
        clock.reset();
        solving.stop();
        if (!isOpen()) {
            around.match().setMode(Optional.of(mode));
        }
        next();
    }

    /** Chooses the game of the puzzle of the day, and opens the puzzle of the same day. */
    public void chooseDaily(Game game) {
        if (choice.chooseDaily(game)) {
            openDay(day().orElseGet(around.today()));
        }
    }

    /** Chooses which puzzles to practise, and continues with one of them. */
    public void choose(PuzzleTheme wanted) {
        if (choice.choose(wanted)) {
            open(activity() == Activity.DAILY ? Activity.PRACTICE : activity());
        }
    }

    /** Continues with the next puzzle; starts a new session if the last one is over. */
    public void next() {
        if (over || session.isOwn() && isDone()) {
            open(activity());
            return;
        }
        Session wanted = session;
        int request = ++loading;
        Game game = game();
        Profile solver = profile.getValue();
        around.worker().run(() -> wanted.next(ShippedPuzzles.of(game), solver), puzzle -> {
            if (request == loading && isOpen()) {
                begin(puzzle);
            }
        });
    }

    /** {@return the game of the puzzles} Each game has its own puzzle of the day. */
    public Game game() {
        return choice.game(activity());
    }

    private void begin(Optional<Puzzle> puzzle) {
        empty = puzzle.isEmpty();
        counting.begin(puzzle.filter(any -> !session.isOwn()));
        if (empty) {
            over = activity().hasScore();
            solving.stop();
            changed();
        } else {
            solving.begin(puzzle.get());
        }
    }

    /** Returns the board to the match. */
    public void close() {
        if (isOpen()) {
            around.match().setMode(Optional.empty());
        }
    }

    void left() {
        loading++;
        score.keep(around.today().get());
        clock.stop();
        solving.stop();
        hint.set(null);
    }

    /** Marks the next correct move. */
    public void hint() {
        if (canHint()) {
            solving.askForHint();
        }
    }

    /** {@return whether a hint is available} */
    public boolean canHint() {
        return !activity().hasScore() && solving.stage() == Stage.TO_MOVE && solving.hint() == null;
    }

    /** Shows the solution. */
    public void showSolution() {
        if (canShowSolution()) {
            log(false);
            solving.showSolution();
        }
    }

    /** {@return whether the solution can be shown now} */
    public boolean canShowSolution() {
        return !activity().hasScore() && (solving.stage() == Stage.TO_MOVE || solving.stage() == Stage.REFUTING);
    }

    /** Cuts short the response to a wrong move. */
    public void tryAgain() {
        if (canTryAgain()) {
            solving.tryAgain();
        }
    }

    /** {@return whether a wrong move is being answered, so that the position will return} */
    public boolean canTryAgain() {
        return solving.stage() == Stage.REFUTING && session.afterMistake() == Session.AfterMistake.RETRY;
    }

    public boolean takesMoves() {
        return solving.stage() == Stage.TO_MOVE && !over;
    }

    void chosen(Move move) {
        if (activity() == Activity.RUSH) {
            clock.start();
        }
        solving.chosen(move);
    }

    private final class Progress implements Solving.Listener {
        @Override
        public void changed() {
            PuzzleModel.this.changed();
        }

        @Override
        public Session.AfterMistake mistaken() {
            if (activity() == Activity.RUSH) {
                clock.penalize();
            }
            log(false);
            return session.afterMistake();
        }

        @Override
        public void done() {
            if (solving.attempt().isSolved()) {
                around.onSolved().run();
                log(true);
                score.add();
                if (activity().hasScore()) {
                    next();
                }
            } else if (activity() == Activity.STREAK) {
                end();
            } else if (activity() == Activity.RUSH && !over) {
                next();
            }
        }
    }

    private void timeOut() {
        solving.stop();
        end();
    }

    private void end() {
        over = true;
        score.keep(around.today().get());
        changed();
    }

    private void log(boolean solved) {
        if (!activity().hasScore() && !session.isOwn()) {
            counting.log(solving.attempt(), solved, session.day());
        }
    }

    private void changed() {
        hint.set(isOpen() ? solving.hint() : null);
        if (isOpen()) {
            around.match().modeChanged();
        }
    }

    /** {@return whether puzzles are open} */
    public boolean isOpen() {
        return mode.equals(around.match().modeProperty().get());
    }

    /** {@return the current activity} */
    public Activity activity() {
        return session.activity();
    }

    /** {@return the theme being practised} */
    public PuzzleTheme theme() {
        return choice.theme();
    }

    /** {@return whether the puzzle is the user's own} */
    public boolean isOwn() {
        return session.isOwn();
    }

    /** {@return the day of a daily puzzle; empty for any other} */
    public Optional<LocalDate> day() {
        return session.day();
    }

    /** {@return today} */
    public LocalDate today() {
        return around.today().get();
    }

    /** {@return the solver's profile} */
    public Profile profile() {
        return profile.getValue();
    }

    /** {@return the attempts at the current puzzle; empty while there is none} */
    public Optional<Attempt> attempt() {
        return solving.stage() == Stage.NONE ? Optional.empty() : Optional.of(solving.attempt());
    }

    /** {@return the number of correct moves made in this puzzle} */
    public int made() {
        return solving.made();
    }

    /** {@return the verdict on the last move; empty if it no longer matters} */
    public Optional<Ruling.Verdict> verdict() {
        return Optional.ofNullable(solving.verdict());
    }

    /** {@return whether nothing is left to do in this puzzle} */
    public boolean isDone() {
        return solving.stage() == Stage.DONE;
    }

    /** {@return whether the solution is being shown} */
    public boolean isShowing() {
        return solving.stage() == Stage.SHOWING;
    }

    /** {@return whether a session with a score is over} */
    public boolean isOver() {
        return over;
    }

    /** {@return whether there are no puzzles of the theme} */
    public boolean isEmpty() {
        return empty;
    }

    /** {@return the number of puzzles solved in this session} */
    public int score() {
        return score.value();
    }

    /** {@return the best score of this activity before this session} */
    public int bestBefore() {
        return score.bestBefore();
    }

    /** {@return how the current puzzle counts} */
    Counting counting() {
        return counting;
    }

    /** {@return how many rating points a first hint costs, if the puzzle is then solved} */
    public int hintCost() {
        return attempt().map(counting::hintCost).orElse(0);
    }

    /** The move marked as a hint; null if none is marked. */
    public ReadOnlyObjectProperty<Move> hintProperty() {
        return hint.getReadOnlyProperty();
    }

    /** The rest of the three minutes. */
    public ReadOnlyObjectProperty<Duration> timeLeftProperty() {
        return clock.leftProperty();
    }
}
