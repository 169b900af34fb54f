package jump61.profile;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Tally;
import jump61.rating.Glicko;
import jump61.rating.Glicko2;

/**
 * Everything known about a person, computed from the events alone. The order of the log counts, not the clock: setting
 * the clock back changes neither ratings nor streaks.
 */
public final class Profile {
    private static final Glicko2 SYSTEM = new Glicko2(0.5);
    /** Rating deviation of levels and puzzles. */
    private static final double DEVIATION_OF_LEVELS = 50;

    private static final double DEVIATION_OF_PUZZLES = 80;
    private static final double VOLATILITY = 0.06;
    /** Length of a day in rating periods. At this rate, a well-known strength becomes almost unknown after a year. */
    private static final double PERIODS_PER_DAY = 0.21436;

    private static final String PUZZLES = "puzzles";

    /** The initial puzzle rating of somebody who has played no game yet: a little above level 1. */
    private static final double FIRST_PUZZLE_RATING = 1000;

    /** The initial deviation of puzzle ratings. With a larger one, a single mistake would cost hundreds of points. */
    private static final double FIRST_PUZZLE_DEVIATION = 200;

    private final Map<String, List<Glicko>> ratings = new HashMap<>();
    private final Map<String, LocalDate> lastPlayed = new HashMap<>();
    private final Map<Opponent, Tally> scores = new HashMap<>();
    private final List<ProfileEvent.Played> games = new ArrayList<>();
    private final Set<String> counted = new HashSet<>();
    private final Map<String, Double> accuracies = new HashMap<>();
    private final Map<String, Integer> winning = new HashMap<>();
    private final Map<String, Integer> bestWinning = new HashMap<>();
    private final Set<String> tried = new HashSet<>();
    private final Set<String> solved = new HashSet<>();
    private final Map<String, LocalDate> failed = new HashMap<>();
    private final Map<String, Integer> bestRuns = new HashMap<>();
    private final Set<LocalDate> dailySolved = new HashSet<>();
    private final Map<LocalDate, DayMark> calendar = new HashMap<>();
    private final Practice practice = new Practice();
    private final Set<String> learnt = new HashSet<>();

    /**
     * An opponent.
     *
     * @param game the game's id
     * @param size the board size
     * @param level the level, 1 to 8
     */
    public record Opponent(String game, BoardSize size, int level) {}

    /** What the calendar shows for a daily puzzle. */
    public enum DayMark {
        /** Attempted, but not solved. */
        FAILED,
        /** Solved with hints, after a wrong move, or after its day. */
        SOLVED_NOT_AT_ONCE,
        /** Solved at once, on its day. */
        SOLVED;

        /** {@return the mark after another attempt on top of this one} */
        private DayMark and(DayMark next) {
            if (this == FAILED && next == SOLVED) {
                // The person has seen the answer, or a wrong one.
                return SOLVED_NOT_AT_ONCE;
            }
            return compareTo(next) > 0 ? this : next;
        }
    }

    private Profile() {}

    /** {@return the profile that results from these events, which are given oldest first} */
    public static Profile of(List<ProfileEvent> events) {
        var profile = new Profile();
        withoutUndoneResignations(events).forEach(profile::add);
        return profile;
    }

    private static List<ProfileEvent> withoutUndoneResignations(List<ProfileEvent> events) {
        List<ProfileEvent> valid = new ArrayList<>();
        for (ProfileEvent event : events) {
            if (event instanceof ProfileEvent.Resumed resumed) {
                removeResignation(valid, resumed.id());
            } else {
                valid.add(event);
            }
        }
        return valid;
    }

    /** Considers only the event that counts: the first one of that game. */
    private static void removeResignation(List<ProfileEvent> events, String id) {
        events.stream()
                .filter(event -> event instanceof ProfileEvent.Played played
                        && played.id().equals(id))
                .findFirst()
                .filter(event -> ((ProfileEvent.Played) event).resigned())
                .ifPresent(events::remove);
    }

    /** {@return the rating in a game; unrated if none has been played} */
    public Glicko rating(String game) {
        List<Glicko> history = history(game);
        return history.isEmpty() ? Glicko.UNRATED : history.get(history.size() - 1);
    }

    /**
     * {@return the puzzle rating; before the first puzzle, the rating of the highest level that the person plays next in
     * any game}
     */
    public Glicko puzzleRating() {
        if (puzzlesRated() > 0) {
            return rating(PUZZLES);
        }
        double start = Games.all().stream()
                .filter(game -> !games(game.id()).isEmpty())
                .mapToDouble(game -> game.levelRating(nextLevel(game.id())))
                .max()
                .orElse(FIRST_PUZZLE_RATING);
        return new Glicko(start, FIRST_PUZZLE_DEVIATION, VOLATILITY);
    }

    /** {@return the rating after each game of one kind, oldest first} */
    public List<Glicko> history(String game) {
        return List.copyOf(ratings.getOrDefault(game, List.of()));
    }

    /** {@return the counted games of one kind, oldest first; as many as there are ratings in {@link #history}} */
    public List<ProfileEvent.Played> games(String game) {
        return games.stream().filter(played -> played.game().equals(game)).toList();
    }

    /** {@return the person's accuracy in a game, 0 to 100; empty if it was not reviewed} */
    public OptionalDouble accuracy(ProfileEvent.Played game) {
        Double known = accuracies.get(game.id());
        return known == null || game.id().isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(known);
    }

    /** {@return whether the game with this id has been counted} */
    public boolean hasCounted(String id) {
        return counted.contains(id);
    }

    /** {@return whether the person has played the lesson of a game to its end} */
    public boolean hasLearnt(String game) {
        return learnt.contains(game);
    }

    /** {@return whether an event is nothing new: a game that already counts, a lesson or a mistake that is known} */
    public boolean isKnown(ProfileEvent event) {
        return event instanceof ProfileEvent.Played played && hasCounted(played.id())
                || event instanceof ProfileEvent.FaultFound found && practice.knows(found.fault())
                || event instanceof ProfileEvent.Learnt lesson && hasLearnt(lesson.game());
    }

    /** {@return the mistakes that the person practises} */
    public Practice practice() {
        return practice;
    }

    /** {@return the scores against all opponents so far} */
    public Map<Opponent, Tally> scores() {
        return Map.copyOf(scores);
    }

    /** {@return the score against an opponent} */
    public Tally score(Opponent opponent) {
        return scores.getOrDefault(opponent, Tally.NONE);
    }

    /** {@return the score against a level, on boards of all sizes} */
    public Tally score(String game, int level) {
        return scores.entrySet().stream()
                .filter(entry ->
                        entry.getKey().game().equals(game) && entry.getKey().level() == level)
                .map(Map.Entry::getValue)
                .reduce(Tally.NONE, Tally::plus);
    }

    /**
     * {@return the level to play next: the lowest one that the person has not yet beaten at least twice, and more often
     * than they have lost to it}
     */
    public Level nextLevel(String game) {
        for (Level level : Level.values()) {
            Tally score = score(game, level.number());
            if (score.wins() < 2 || score.wins() <= score.losses()) {
                return level;
            }
        }
        return Level.FULL;
    }

    /** {@return the length of the current winning streak, in games} */
    public int winningStreak(String game) {
        return winning.getOrDefault(game, 0);
    }

    /** {@return the length of the longest winning streak, in games} */
    public int bestWinningStreak(String game) {
        return bestWinning.getOrDefault(game, 0);
    }

    /** {@return whether a puzzle has been attempted, and so no longer counts} */
    public boolean hasTried(String puzzle) {
        return tried.contains(puzzle);
    }

    /** {@return whether a puzzle has been solved, at any attempt} */
    public boolean hasSolved(String puzzle) {
        return solved.contains(puzzle);
    }

    /** {@return whether a puzzle was last failed on a day before this one, and has not been solved since} */
    public boolean hasFailedBefore(LocalDate today, String puzzle) {
        LocalDate day = failed.get(puzzle);
        return day != null && day.isBefore(today);
    }

    /** {@return the number of puzzles in the puzzle rating} */
    public int puzzlesRated() {
        return history(PUZZLES).size();
    }

    /** {@return the best score in one kind of {@link ProfileEvent.Run}; 0 if there is none} */
    public int bestRun(String kind) {
        return bestRuns.getOrDefault(kind, 0);
    }

    /**
     * {@return what the puzzle rating would be after one more puzzle}
     *
     * @param rating the puzzle's rating
     * @param date the day it is tried
     * @param points 1 if it is solved, ½ if it is solved with help, 0 if not
     */
    public Glicko puzzleRatingAfter(int rating, LocalDate date, double points) {
        return after(PUZZLES, date, puzzleGame(rating, points));
    }

    private static Glicko2.Game puzzleGame(int rating, double points) {
        return new Glicko2.Game(new Glicko(rating, DEVIATION_OF_PUZZLES, VOLATILITY), points);
    }

    /** {@return what the calendar shows for each day} */
    public Map<LocalDate, DayMark> calendar() {
        return Map.copyOf(calendar);
    }

    /**
     * {@return the number of days in a row, up to today or yesterday, whose daily puzzle was solved on its day}
     *
     * @param today the current date; if it is before the last event, the clock was set back, and the streak is kept
     */
    public int dailyStreak(LocalDate today) {
        LocalDate last = dailySolved.stream().max(LocalDate::compareTo).orElse(today);
        return Math.max(streakUpTo(today), last.isAfter(today) ? streakUpTo(last) : 0);
    }

    private int streakUpTo(LocalDate day) {
        LocalDate end = dailySolved.contains(day) ? day : day.minusDays(1);
        int streak = 0;
        while (dailySolved.contains(end.minusDays(streak))) {
            streak++;
        }
        return streak;
    }

    private void add(ProfileEvent event) {
        if (event instanceof ProfileEvent.Played played) {
            addGame(played);
        } else if (event instanceof ProfileEvent.Tried puzzle) {
            addPuzzle(puzzle);
        } else if (event instanceof ProfileEvent.Reviewed review) {
            accuracies.put(review.id(), review.accuracy());
        } else if (event instanceof ProfileEvent.Run run) {
            bestRuns.merge(run.kind(), run.score(), Math::max);
        } else if (event instanceof ProfileEvent.FaultFound found) {
            practice.add(found);
        } else if (event instanceof ProfileEvent.FaultPractised practised) {
            practice.add(practised);
        } else if (event instanceof ProfileEvent.Learnt lesson) {
            learnt.add(lesson.game());
        }
    }

    /** {@return the rating of the opponent's level, also in a game that this program does not have} */
    private static int ratingOfLevel(ProfileEvent.Played played) {
        Level level = Level.of(played.level());
        return Games.byId(played.game())
                .map(game -> game.levelRating(level))
                .orElseGet(() -> Game.unmeasuredRating(level));
    }

    /** Adds a game. A game recorded twice, after a crash or by a second window, counts once. */
    private void addGame(ProfileEvent.Played played) {
        if (!played.id().isEmpty() && !counted.add(played.id())) {
            return;
        }
        games.add(played);
        var level = new Glicko(ratingOfLevel(played), DEVIATION_OF_LEVELS, VOLATILITY);
        rate(played.game(), played.date(), new Glicko2.Game(level, played.score()));
        scores.merge(new Opponent(played.game(), played.size(), played.level()), Tally.of(played.score()), Tally::plus);
        int streak = played.score() == 1 ? winningStreak(played.game()) + 1 : 0;
        winning.put(played.game(), streak);
        bestWinning.merge(played.game(), streak, Math::max);
    }

    private void addPuzzle(ProfileEvent.Tried puzzle) {
        boolean clean = puzzle.solved() && puzzle.hints() == 0;
        if (tried.add(puzzle.puzzle())) {
            rate(PUZZLES, puzzle.date(), puzzleGame(puzzle.rating(), clean ? 1 : puzzle.solved() ? 0.5 : 0));
        }
        if (puzzle.solved()) {
            solved.add(puzzle.puzzle());
            failed.remove(puzzle.puzzle());
        } else {
            failed.put(puzzle.puzzle(), puzzle.date());
        }
        puzzle.day().ifPresent(day -> {
            boolean onItsDay = puzzle.date().equals(day);
            if (puzzle.solved() && onItsDay) {
                dailySolved.add(day);
            }
            DayMark mark =
                    !puzzle.solved() ? DayMark.FAILED : clean && onItsDay ? DayMark.SOLVED : DayMark.SOLVED_NOT_AT_ONCE;
            calendar.merge(day, mark, DayMark::and);
        });
    }

    private void rate(String what, LocalDate date, Glicko2.Game game) {
        Glicko next = after(what, date, game);
        LocalDate last = lastPlayed.getOrDefault(what, date);
        lastPlayed.put(what, date.isAfter(last) ? date : last);
        ratings.computeIfAbsent(what, none -> new ArrayList<>()).add(next);
    }

    /** Days without a game make a rating less certain; a date before the last one counts as the same day. */
    private Glicko after(String what, LocalDate date, Glicko2.Game game) {
        LocalDate last = lastPlayed.getOrDefault(what, date);
        long days = Math.max(0, ChronoUnit.DAYS.between(last, date));
        Glicko before = what.equals(PUZZLES) ? puzzleRating() : rating(what);
        return SYSTEM.after(SYSTEM.idle(before, days * PERIODS_PER_DAY), List.of(game));
    }
}
