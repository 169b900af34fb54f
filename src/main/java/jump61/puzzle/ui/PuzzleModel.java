package jump61.puzzle.ui;

import static java.util.stream.Collectors.joining;

import java.time.Duration;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Side;
import jump61.profile.Profile;
import jump61.profile.ProfileEvent;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleGames;
import jump61.puzzle.PuzzleKind;
import jump61.puzzle.Ruling;
import jump61.puzzle.ui.Solving.Stage;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.Texts;
import jump61.window.match.BoardMode;
import jump61.window.match.MatchTexts;

/** The session of puzzles on the board, the current puzzle, and the results; meanwhile the match waits unchanged. */
public final class PuzzleModel implements BoardMode {
    private final PuzzleSurroundings around;
    private final ObservableValue<Profile> profile;
    private final Solving solving;
    private final Counting counting;
    private final RushClock clock;
    private final ReadOnlyObjectWrapper<Move> hint = new ReadOnlyObjectWrapper<>();
    private final StringProperty chosenTheme;
    private final Waiting waiting;
    private PuzzleTheme theme;
    private Game dailyGame = Games.usual();
    private Session session = new Session.Daily(LocalDate.EPOCH);
    private Game played = dailyGame;
    private boolean over;
    private boolean unseen;
    private LocalDate begun = LocalDate.EPOCH;
    private boolean empty;
    private int loading;

    /**
     * Creates the model, initially closed.
     *
     * @param profile the solver's profile
     * @param record stores the solver's results
     * @param chosen the setting with the theme that was practised last; it is kept up to date
     * @param waiting the setting with the ids of puzzles that wait to be solved or skipped; it is kept up to date
     */
    public PuzzleModel(
            PuzzleSurroundings around,
            ObservableValue<Profile> profile,
            Consumer<ProfileEvent> record,
            StringProperty chosen,
            StringProperty waiting) {
        chosenTheme = chosen;
        this.waiting = new Waiting(waiting);
        theme = PuzzleTheme.of(chosen.get());
        this.around = around;
        this.profile = profile;
        solving = new Solving(around, new Progress());
        counting = new Counting(profile, record, around.today());
        clock = new RushClock(around.delay(), around.nanos(), this::timeOut);
        profile.addListener((observable, before, now) -> changed());
    }

    /**
     * Opens a session. Does not open another if one of this activity is in progress or ended unseen, or its puzzle is
     * unsolved. The match waits unchanged.
     */
    public void open(Activity activity) {
        boolean goesOn = over ? unseen : solving.shows(game()) && (activity.hasScore() || isWanted());
        if (isOpen() && activity == activity() && goesOn) {
            around.match().showMode();
        } else {
            openNew(activity, "");
        }
        unseen = false;
    }

    /** {@return whether the puzzle is still to be solved: it is today's, or the one opened today for practice} */
    private boolean isWanted() {
        return !session.isOwn()
                && !isDone()
                && begun.equals(today())
                && day().orElse(begun).equals(begun);
    }

    private void openNew(Activity activity, String shown) {
        open(Session.of(activity, theme, around.today().get(), around.random(), waiting.ids(), shown));
    }

    /** Opens the puzzle of a day. */
    public void openDay(LocalDate day) {
        open(new Session.Daily(day));
    }

    /** Opens a puzzle of the user's own, which is not rated. */
    public void openOwn(Puzzle puzzle) {
        open(new Session.Own(puzzle));
    }

    private void open(Session next) {
        session = next;
        begun = today();
        played = game();
        over = false;
        counting.beginSession(activity());
        clock.reset();
        solving.stop();
        if (isOpen()) {
            around.match().showMode();
        } else {
            around.match().setMode(Optional.of(this));
        }
        next();
    }

    /** Chooses the game of the puzzle of the day, and opens the puzzle of the same day. */
    public void chooseDaily(Game game) {
        if (!game.equals(dailyGame)) {
            dailyGame = game;
            openDay(day().orElseGet(around.today()));
        }
    }

    /** Chooses the game of the puzzles that are opened next. */
    public void chooseGame(Game wanted) {
        dailyGame = wanted;
        Optional<PuzzleKind> kind = theme.kind().filter(PuzzleGames.kinds(wanted)::contains);
        theme = new PuzzleTheme(wanted, kind, theme.challenge());
        chosenTheme.set(theme.text());
    }

    /** Passes today's puzzle of a game to {@code onKnown}, once it has been read. */
    void today(Game wanted, Consumer<Puzzle> onKnown) {
        around.worker()
                .run(
                        () -> new Session.Daily(today()).next(wanted, profile.getValue()),
                        puzzle -> puzzle.ifPresent(onKnown));
    }

    /** Chooses which puzzles to practise, and continues with one of them other than the last, if possible. */
    public void choose(PuzzleTheme wanted) {
        chosenTheme.set(wanted.text());
        if (!wanted.equals(theme)) {
            if (wanted.game().equals(theme.game())) {
                waiting.clear(wanted.game());
            }
            theme = wanted;
            String shown = attempt().map(now -> now.puzzle().id()).orElse("");
            openNew(activity() == Activity.DAILY ? Activity.PRACTICE : activity(), shown);
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
        Game game = played;
        Profile solver = profile.getValue();
        around.worker().run(() -> wanted.next(game, solver), puzzle -> {
            if (request == loading && isOpen()) {
                begin(puzzle);
            }
        });
    }

    /** {@return the game of the puzzles} Each game has its own puzzle of the day. */
    public Game game() {
        return activity() == Activity.DAILY ? dailyGame : theme.game();
    }

    private void begin(Optional<Puzzle> puzzle) {
        empty = puzzle.isEmpty();
        // Whoever hears of the next position must not find the move of the last one, which may be of another game.
        hint.set(null);
        counting.begin(puzzle.filter(any -> !session.isOwn()));
        if (empty) {
            over = activity().hasScore();
            solving.stop();
            changed();
        } else {
            puzzle.filter(any -> isPractice()).ifPresent(waiting::put);
            solving.begin(puzzle.get());
        }
    }

    /** {@return whether one puzzle after another can be practised, so that any can be skipped} */
    boolean isPractice() {
        return activity() == Activity.PRACTICE && !isOwn();
    }

    /** Continues with another puzzle. A puzzle that has not been attempted stays unrated. */
    public void skip() {
        if (canSkip()) {
            next();
        }
    }

    /** {@return whether the puzzle can be skipped; otherwise it waits until it is solved} */
    public boolean canSkip() {
        return isPractice() && solving.stage() == Stage.TO_MOVE;
    }

    /** Returns the board to the match. */
    public void close() {
        if (isOpen()) {
            around.match().setMode(Optional.empty());
        }
    }

    @Override
    public void left() {
        loading++;
        counting.keepScore();
        clock.stop();
        solving.stop();
        hint.set(null);
    }

    /** Marks the next correct move. */
    @Override
    public void hint() {
        if (canHint()) {
            solving.askForHint();
        }
    }

    @Override
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

    /** Cuts short the response to a wrong move, or begins again after the solution. */
    public void tryAgain() {
        if (canTryAgain() && isDone()) {
            begin(Optional.of(solving.attempt().puzzle()));
        } else if (canTryAgain()) {
            solving.tryAgain();
        }
    }

    /** {@return whether a wrong move is being answered, so that the position will return, or the solution was shown} */
    public boolean canTryAgain() {
        boolean failed = isDone() && !solving.attempt().isSolved();
        return session.afterMistake() == Session.AfterMistake.RETRY && (failed || solving.stage() == Stage.REFUTING);
    }

    @Override
    public boolean takesMoves() {
        return solving.stage() == Stage.TO_MOVE && !over;
    }

    @Override
    public void chosen(Move move) {
        if (activity() == Activity.RUSH) {
            clock.start();
        }
        solving.chosen(move);
    }

    @Override
    public boolean givesAdvice() {
        return false;
    }

    @Override
    public Command place() {
        return Command.GO_PUZZLES;
    }

    @Override
    public Optional<Side> bottom() {
        return attempt().map(attempt -> attempt.puzzle().position().toMove());
    }

    @Override
    public boolean isAboutASide() {
        return !over && !empty;
    }

    @Override
    public Optional<FxmlFile> panel() {
        return Optional.of(FxmlFile.PUZZLE);
    }

    @Override
    public Optional<String> headline(Texts texts, MatchTexts words) {
        return Optional.of(new PuzzleTexts(this, texts, words).headline());
    }

    @Override
    public Optional<String> detail(Texts texts, MatchTexts words) {
        return Optional.of(new PuzzleTexts(this, texts, words).detail());
    }

    @Override
    public Optional<String> status(Texts texts, MatchTexts words) {
        return Optional.of(new PuzzleTexts(this, texts, words).status());
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
        public void done(boolean last) {
            if (isPractice()) {
                waiting.clear(solving.attempt().puzzle().position().game());
            }
            boolean solved = solving.attempt().isSolved();
            if (solved) {
                around.onSolved().run();
                log(true);
                counting.addSolved();
            }
            if (!solved && activity() == Activity.STREAK) {
                end();
            } else if (activity().hasScore() && !over && !last) {
                next();
            }
        }
    }

    private void timeOut() {
        solving.stopAfterTheMove(() -> {
            unseen = around.match().isSuspended();
            end();
        });
    }

    private void end() {
        over = true;
        counting.keepScore();
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
        return around.match().modeProperty().get() == this;
    }

    /** {@return the current activity} */
    public Activity activity() {
        return session.activity();
    }

    /** {@return the theme being practised} */
    public PuzzleTheme theme() {
        return theme;
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
        return counting.score();
    }

    /** {@return how the current puzzle counts} */
    Counting counting() {
        return counting;
    }

    /** The move marked as a hint; null if none is marked. */
    public ReadOnlyObjectProperty<Move> hintProperty() {
        return hint.getReadOnlyProperty();
    }

    /** The time left of the three minutes. */
    public ReadOnlyObjectProperty<Duration> timeLeftProperty() {
        return clock.leftProperty();
    }

    /** The practice puzzles that wait to be solved or skipped, one per game, even after the window is closed. */
    private record Waiting(StringProperty setting) {
        private static final String BETWEEN = " ";

        Set<String> ids() {
            return Set.copyOf(Arrays.asList(setting.get().split(BETWEEN)));
        }

        void put(Puzzle puzzle) {
            clear(puzzle.position().game());
            setting.set((setting.get() + BETWEEN + puzzle.id()).strip());
        }

        void clear(Game game) {
            setting.set(ids().stream()
                    .filter(id -> !id.startsWith(game.id() + "-"))
                    .sorted()
                    .collect(joining(BETWEEN)));
        }
    }
}
