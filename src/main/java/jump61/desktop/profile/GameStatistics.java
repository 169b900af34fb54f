package jump61.desktop.profile;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Player;
import jump61.profile.Event;
import jump61.profile.Profile;
import jump61.profile.Profile.Score;
import jump61.rating.Glicko;
import jump61.rating.LevelRatings;

/**
 * What the charts show of one person in one game.
 *
 * @param rating the rating now
 * @param total how all games ended
 * @param streak how many games in a row were won last
 * @param bestStreak the most games ever won in a row
 * @param levels the score against each level, the weakest first
 * @param boards the score on each board that was played on, the smallest first
 * @param ratings the rating after each game, oldest first
 * @param accuracies how accurately the reviewed games were played, oldest first
 * @param next whom to play next: a level, from 1
 */
public record GameStatistics(
        Glicko rating,
        Score total,
        int streak,
        int bestStreak,
        List<Level> levels,
        List<Board> boards,
        List<Point> ratings,
        List<Point> accuracies,
        int next) {
    private static final int RECENT = 10;

    /**
     * The score against a level.
     *
     * @param number the level, from 1
     * @param rating the level's own rating, as measured
     * @param score how games against it ended
     */
    public record Level(int number, double rating, Score score) {}

    /** The score on a board. */
    public record Board(BoardSize size, Score score) {}

    /**
     * A value after a game.
     *
     * @param day when the game was played
     * @param value the value
     * @param margin how far it may be off; 0 if it is exact
     */
    public record Point(LocalDate day, double value, double margin) {}

    /** {@return what a profile tells of a game} */
    public static GameStatistics of(Profile profile, Game game) {
        String id = game.id();
        List<Level> levels = IntStream.rangeClosed(1, Player.Computer.STRONGEST)
                .mapToObj(number -> new Level(number, LevelRatings.of(id, number), profile.score(id, number)))
                .toList();
        return new GameStatistics(
                profile.rating(id),
                levels.stream().map(Level::score).reduce(Score.NONE, Score::plus),
                profile.winningStreak(id),
                profile.bestWinningStreak(id),
                levels,
                boards(profile, id),
                ratings(profile, id),
                accuracies(profile, id),
                profile.nextLevel(id, Player.Computer.STRONGEST));
    }

    private static List<Board> boards(Profile profile, String game) {
        return profile.scores().keySet().stream()
                .filter(opponent -> opponent.game().equals(game))
                .map(Profile.Opponent::size)
                .distinct()
                .sorted(Comparator.comparingInt(BoardSize::squares).thenComparingInt(BoardSize::rows))
                .map(size -> new Board(size, score(profile, game, size)))
                .toList();
    }

    private static Score score(Profile profile, String game, BoardSize size) {
        return profile.scores().entrySet().stream()
                .filter(one -> one.getKey().game().equals(game)
                        && one.getKey().size().equals(size))
                .map(Map.Entry::getValue)
                .reduce(Score.NONE, Score::plus);
    }

    private static List<Point> ratings(Profile profile, String game) {
        List<Event.Played> games = profile.games(game);
        List<Glicko> history = profile.history(game);
        return IntStream.range(0, games.size())
                .mapToObj(i -> new Point(
                        games.get(i).date(), history.get(i).rating(), history.get(i).margin()))
                .toList();
    }

    private static List<Point> accuracies(Profile profile, String game) {
        List<Point> points = new ArrayList<>();
        for (Event.Played played : profile.games(game)) {
            profile.accuracy(played).ifPresent(accuracy -> points.add(new Point(played.date(), accuracy, 0)));
        }
        return List.copyOf(points);
    }

    /** {@return the mean accuracy of the last games that were reviewed; empty if none was} */
    public OptionalDouble recentAccuracy() {
        return accuracies.subList(Math.max(0, accuracies.size() - RECENT), accuracies.size()).stream()
                .mapToDouble(Point::value)
                .average();
    }
}
