package jump61.puzzle.ui;

import java.time.Duration;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Sentences;
import jump61.game.Side;
import jump61.profile.Profile;
import jump61.profile.ShareText;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleKind;
import jump61.puzzle.Ruling;
import jump61.window.Texts;
import jump61.window.board.GameViews;
import jump61.window.match.Durations;
import jump61.window.match.MatchTexts;

/** Puts puzzles into words. */
public final class PuzzleTexts {
    /** Deviation, in points, above which a rating means nothing. */
    private static final double UNSURE = 150;
    /** Minimum number of puzzles for a rating to mean anything. */
    static final int ENOUGH = 10;

    private static final String DONE = "●";
    private static final String OPEN = "○";

    private final PuzzleModel model;
    private final Texts texts;
    private final MatchTexts words;

    public PuzzleTexts(PuzzleModel model, Texts texts, MatchTexts words) {
        this.model = model;
        this.texts = texts;
        this.words = words;
    }

    private Optional<Puzzle> puzzle() {
        return model.attempt().map(Attempt::puzzle);
    }

    private String side(Puzzle puzzle, boolean solver) {
        Side side = puzzle.position().toMove();
        return words.side(solver ? side : side.opponent(), puzzle.position().game());
    }

    private String about(String beginning, Puzzle puzzle) {
        return ofKind(
                beginning,
                puzzle.kind(),
                puzzle.position().game(),
                texts,
                side(puzzle, true),
                puzzle.moves(),
                side(puzzle, false));
    }

    /**
     * {@return a text about a kind of puzzle: the game's own or, for a general kind, that of the window}
     *
     * @param beginning the part of the key before the id of the kind
     */
    static String ofKind(String beginning, PuzzleKind kind, Game game, Texts window, Object... arguments) {
        String key = beginning + kind.id();
        Texts own = GameViews.of(game).texts(window);
        return (own.has(key) ? own : window).get(key, arguments);
    }

    /** {@return the headline over the board: the task, or the result} */
    public String headline() {
        if (model.isOver()) {
            return texts.get("puzzle.headline.over", model.score());
        } else if (model.isEmpty()) {
            return texts.get("puzzle.none");
        } else if (model.isDone() && model.attempt().isPresent()) {
            return texts.get(model.attempt().get().isSolved() ? "puzzle.headline.solved" : "puzzle.headline.shown");
        }
        return puzzle().map(this::task).orElse("");
    }

    /** {@return the task in a few words, for example {@code Win in 2 moves}} */
    public String task(Puzzle puzzle) {
        return task(puzzle, texts, words);
    }

    /** {@return the task of a puzzle in a few words} */
    public static String task(Puzzle puzzle, Texts texts, MatchTexts words) {
        Game game = puzzle.position().game();
        Side solver = puzzle.position().toMove();
        return ofKind(
                "puzzle.task.",
                puzzle.kind(),
                game,
                texts,
                words.side(solver, game),
                puzzle.moves(),
                words.side(solver.opponent(), game));
    }

    /** {@return whose part the solver takes, and the task, in whole sentences; without a puzzle, the headline} */
    public String sentence() {
        return model.isOver() || model.isEmpty()
                ? headline()
                : puzzle().map(any -> texts.get("puzzle.you", side(any, true), task(any)))
                        .orElse("");
    }

    /** {@return what the headline does not say: whose part the solver takes, and the task once the headline is the result} */
    String part() {
        if (model.isOver() || model.isEmpty()) {
            return "";
        }
        return model.isDone()
                ? sentence()
                : puzzle().map(any -> texts.get("home.youAre", side(any, true))).orElse("");
    }

    /** {@return the text at the other end of the headline: the moves left, except in a run, which has its own card} */
    public String detail() {
        return model.activity().hasScore()
                ? ""
                : puzzle().filter(any -> any.moves() > 1).map(this::dots).orElse("");
    }

    /** {@return how a streak or three minutes are going, in a few words} */
    String progress() {
        return model.activity() == Activity.RUSH
                ? texts.get("puzzle.detail.rush", time(model.timeLeftProperty().get()), model.score())
                : texts.get("puzzle.detail.streak", model.score());
    }

    private String dots(Puzzle puzzle) {
        int made = Math.min(model.made(), puzzle.moves());
        return texts.get("puzzle.detail.moves", DONE.repeat(made) + OPEN.repeat(puzzle.moves() - made));
    }

    /** {@return the time left, in seconds, rounded up} */
    public static String time(Duration left) {
        return Durations.clock(Duration.ofSeconds((left.toMillis() + 999) / 1000));
    }

    /** {@return the text that is read aloud} */
    public String status() {
        if (model.isOver() || model.isEmpty()) {
            String next = model.isOver() ? texts.get("puzzle.status.over") : "";
            return Sentences.join(headline(), verdict(), marked(), about(), next);
        }
        Optional<Puzzle> puzzle = puzzle();
        if (puzzle.isEmpty()) {
            return "";
        } else if (model.isDone()) {
            return Sentences.join(headline(), verdict(), ratingChange(), texts.get("puzzle.status.done"));
        } else if (model.isShowing()) {
            return texts.get("puzzle.status.showing");
        } else if (!verdict().isEmpty() || !model.takesMoves()) {
            return Sentences.join(verdict(), marked());
        }
        return Sentences.join(
                sentence(), texts.get("puzzle.status." + model.activity().id(), side(puzzle.get(), false)));
    }

    /** Returns the move that is marked as right; empty if there is none. */
    private String marked() {
        Move hint = model.hintProperty().get();
        return hint == null
                ? ""
                : puzzle().map(any -> words.move(hint, any.position().game())).orElse("");
    }

    /** {@return the title of the session: the day, the theme, or the activity} */
    public String title() {
        return texts.get(
                model.isOwn() ? "puzzle.own" : "puzzle." + model.activity().id());
    }

    /** {@return the subtitle: the day, if it is an earlier one, or the best result so far} */
    public String subtitle() {
        if (model.activity().hasScore()) {
            int best = Math.max(model.counting().bestBefore(), model.score());
            return best == 0 ? texts.get("puzzle.best.none") : texts.get("puzzle.best", best);
        }
        return model.day()
                .filter(day -> !day.equals(model.today()))
                .map(day -> date("puzzle.date.long", day))
                .orElse("");
    }

    /** {@return the month of the calendar} */
    public String month(LocalDate day) {
        return day.getMonth().getDisplayName(TextStyle.FULL_STANDALONE, texts.locale());
    }

    /** {@return an explanation of the task, or the summary of a session without a puzzle} */
    public String about() {
        if (model.isOver()) {
            boolean best = model.score() > model.counting().bestBefore();
            return texts.get(
                    best
                            ? "puzzle.over.best"
                            : "puzzle.over." + model.activity().id(),
                    model.score());
        } else if (model.isEmpty()) {
            return texts.get("puzzle.none.about");
        }
        return puzzle().map(any -> about("puzzle.about.", any)).orElse("");
    }

    private String date(String key, LocalDate date) {
        return DateTimeFormatter.ofPattern(texts.get(key), texts.locale()).format(date);
    }

    /** {@return a day as part of a sentence} */
    String day(LocalDate day) {
        return date("puzzle.date.short", day);
    }

    /** {@return a day in words, with the result of its puzzle} */
    public String day(CalendarView.Day day) {
        String mark = day.mark().map(any -> any.name().toLowerCase(Locale.ROOT)).orElse(day.open() ? "open" : "future");
        return texts.get("puzzle.day." + mark, date("puzzle.date.long", day.date()));
    }

    /** {@return the verdict on the last move; empty if there is nothing to say} */
    public String verdict() {
        if (model.isOver() || puzzle().isEmpty()) {
            // The headline has the result.
            return model.hintProperty().get() == null ? "" : texts.get("puzzle.verdict.marked");
        }
        Attempt attempt = model.attempt().get();
        if (model.isDone()) {
            return attempt.isSolved() ? praise(attempt) : texts.get("puzzle.verdict.shown");
        }
        String marked = model.hintProperty().get() == null ? "" : texts.get("puzzle.status.hint");
        // The headline will say that it is solved.
        return model.verdict()
                .filter(verdict -> verdict != Ruling.Verdict.SOLVED)
                .map(this::verdict)
                .orElse(marked);
    }

    /** Returns praise that the headline does not contain. */
    private String praise(Attempt attempt) {
        boolean clean =
                attempt.hints() + attempt.mistakes() == 0 && !model.counting().isTriedBefore();
        return clean ? texts.get("puzzle.verdict.clean") : "";
    }

    private String verdict(Ruling.Verdict verdict) {
        String key = "puzzle.verdict." + verdict.name().toLowerCase(Locale.ROOT);
        return texts.get(key, side(puzzle().get(), false));
    }

    /** {@return how the puzzle changed the rating, or that it is not rated; empty if there is nothing to say} */
    public String ratingChange() {
        Optional<Integer> change = model.counting().change();
        if (change.isEmpty()) {
            return model.isDone() && model.counting().isTriedBefore() ? texts.get("puzzle.rating.unrated") : "";
        }
        if (isUnsure()) {
            return "";
        }
        return texts.get(
                change.get() < 0 ? "puzzle.rating.down" : "puzzle.rating.up", Math.abs(change.get()), rating());
    }

    /** {@return the puzzle rating} */
    public String rating() {
        return String.valueOf(Math.round(model.profile().puzzleRating().rating()));
    }

    /**
     * {@return whether the rating is provisional, and so not shown, because it comes from few puzzles or from long ago}
     */
    public boolean isUnsure() {
        Profile profile = model.profile();
        return profile.puzzlesRated() < ENOUGH || profile.puzzleRating().deviation() > UNSURE;
    }

    /** {@return the cost of a hint, in words} */
    public String hint() {
        int cost = model.attempt().map(model.counting()::hintCost).orElse(0);
        if (cost == 0) {
            return texts.get("puzzle.hint");
        }
        return isUnsure() ? texts.get("puzzle.hint.half") : texts.get("puzzle.hint.cost", cost);
    }

    /** {@return the result as a short text to share, without spoilers} */
    public String share() {
        if (model.activity().hasScore()) {
            String name = words.game(model.theme().game());
            String task = texts.get("puzzle.headline.over", model.score());
            return ShareText.of(texts.get("puzzle.share.title", name, title()), task, List.of(), "")
                    .strip();
        }
        Attempt attempt = model.attempt().orElseThrow();
        String game = words.game(attempt.puzzle().position().game());
        String what = model.day()
                .map(day -> date("puzzle.date.short", day))
                .orElse(attempt.puzzle().id());
        int streak = model.profile().dailyStreak(model.today());
        String task = task(attempt.puzzle());
        return ShareText.of(
                texts.get("puzzle.share.title", game, what),
                model.day().isPresent() && streak > 1 ? texts.get("puzzle.share.streak", task, streak) : task,
                attempt.tries(),
                texts.get("puzzle.share.solved", attempt.mistakes(), attempt.hints()));
    }
}
