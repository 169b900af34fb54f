package jump61.profile.ui;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Tally;
import jump61.profile.Profile;
import jump61.profile.ProfileEvent;
import jump61.rating.Glicko;

/**
 * The statistics of one person in one game, for the charts.
 *
 * @param rating the current rating
 * @param total the results of all games
 * @param streak length of the current winning streak
 * @param bestStreak length of the longest winning streak
 * @param levels the results against each level, weakest first
 * @param boards the results on each board size played, smallest first
 * @param ratings the rating after each game, oldest first
 * @param accuracies the accuracy in each reviewed game, oldest first
 * @param lastTen the scores of the last ten games, oldest first
 * @param next the recommended level
 */
public record GameStatistics(
        Glicko rating,
        Tally total,
        int streak,
        int bestStreak,
        List<AtLevel> levels,
        List<OnBoard> boards,
        List<Point> ratings,
        List<Point> accuracies,
        List<Double> lastTen,
        Level next) {
    private static final int RECENT = 10;
    private static final int FEW = 3;

    /**
     * The results against a level.
     *
     * @param level the level
     * @param rating the level's own rating, as measured
     * @param score the results
     */
    public record AtLevel(Level level, double rating, Tally score) {}

    /** The results on a board size. */
    public record OnBoard(BoardSize size, Tally score) {}

    /**
     * A value after a game.
     *
     * @param day the day of the game
     * @param value the value
     * @param margin the margin of error; 0 if the value is exact
     */
    public record Point(LocalDate day, double value, double margin) {}

    /** {@return the statistics of a game in a profile} */
    public static GameStatistics of(Profile profile, Game game) {
        String id = game.id();
        List<AtLevel> levels = Stream.of(Level.values())
                .map(level -> new AtLevel(level, game.levelRating(level), profile.score(id, level.number())))
                .toList();
        return new GameStatistics(
                profile.rating(id),
                levels.stream().map(AtLevel::score).reduce(Tally.NONE, Tally::plus),
                profile.winningStreak(id),
                profile.bestWinningStreak(id),
                levels,
                boards(profile, id),
                ratings(profile, id),
                accuracies(profile, id),
                lastTen(profile, id),
                profile.nextLevel(id));
    }

    private static List<OnBoard> boards(Profile profile, String game) {
        return profile.scores().keySet().stream()
                .filter(opponent -> opponent.game().equals(game))
                .map(Profile.Opponent::size)
                .distinct()
                .sorted(Comparator.comparingInt(BoardSize::squares).thenComparingInt(BoardSize::rows))
                .map(size -> new OnBoard(size, score(profile, game, size)))
                .toList();
    }

    private static Tally score(Profile profile, String game, BoardSize size) {
        return profile.scores().entrySet().stream()
                .filter(one ->
                        one.getKey().game().equals(game) && one.getKey().size().equals(size))
                .map(Map.Entry::getValue)
                .reduce(Tally.NONE, Tally::plus);
    }

    private static List<Point> ratings(Profile profile, String game) {
        List<ProfileEvent.Played> games = profile.games(game);
        List<Glicko> history = profile.history(game);
        return IntStream.range(0, games.size())
                .mapToObj(i -> new Point(
                        games.get(i).date(),
                        history.get(i).rating(),
                        history.get(i).margin()))
                .toList();
    }

    private static List<Point> accuracies(Profile profile, String game) {
        List<Point> points = new ArrayList<>();
        for (ProfileEvent.Played played : profile.games(game)) {
            profile.accuracy(played).ifPresent(accuracy -> points.add(new Point(played.date(), accuracy, 0)));
        }
        return List.copyOf(points);
    }

    private static List<Double> lastTen(Profile profile, String game) {
        List<ProfileEvent.Played> games = profile.games(game);
        return games.subList(Math.max(0, games.size() - RECENT), games.size()).stream()
                .map(ProfileEvent.Played::score)
                .toList();
    }

    /** {@return whether there are enough games for the rating to mean something} */
    public boolean isRated() {
        return total.games() >= RECENT;
    }

    /** {@return the average accuracy in the most recent reviewed games; empty if they are too few to mean something} */
    public OptionalDouble recentAccuracy() {
        if (accuracies.size() < FEW) {
            return OptionalDouble.empty();
        }
        return accuracies.subList(Math.max(0, accuracies.size() - RECENT), accuracies.size()).stream()
                .mapToDouble(Point::value)
                .average();
    }
}
