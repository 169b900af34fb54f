package jump61.review;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jump61.game.Fact;
import jump61.game.Side;

/**
 * How a game was lost.
 *
 * @param tipped the loser's fault after which the loser never was even again
 * @param slow the loser, if there is no such fault, because the game was lost little by little
 * @param habits what cost a side most, if it did so more than once
 */
record GameStory(Optional<MoveReview> tipped, Optional<Side> slow, Map<Side, Habit> habits) {
    private static final double EVEN = 0.5;
    /** With less than this at the start, the game was not lost by anything in it. */
    private static final double HOPE = 0.3;

    private static final GameStory NONE = new GameStory(Optional.empty(), Optional.empty(), Map.of());

    /**
     * The same fact about several moves that lost winning chances.
     *
     * @param fact one of these facts
     * @param times the number of moves
     */
    record Habit(Fact fact, int times) {}

    static GameStory of(GameReview review) {
        if (!review.isComplete() || review.moves().size() < review.turns().size()) {
            return NONE;
        }
        Map<Side, Habit> habits = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            habit(review, side).ifPresent(habit -> habits.put(side, habit));
        }
        Optional<Side> loser = review.turns()
                .get(review.turns().size() - 1)
                .after()
                .result()
                .flatMap(result -> result.winner())
                .map(Side::opponent);
        Optional<MoveReview> tipped = loser.flatMap(side -> tipped(review, side));
        Optional<Side> slow = loser.filter(side -> tipped.isEmpty() && chance(review, side, 0) >= HOPE);
        return new GameStory(tipped, slow, habits);
    }

    private static double chance(GameReview review, Side side, int ply) {
        double first = review.chances().get(ply).orElse(EVEN);
        return review.turns().get(0).mover() == side ? first : 1 - first;
    }

    /** Returns the move that led from the loser's last moment of being even, if it is a mistake or worse. */
    private static Optional<MoveReview> tipped(GameReview review, Side loser) {
        int last = IntStream.rangeClosed(0, review.turns().size())
                .filter(ply -> chance(review, loser, ply) >= EVEN)
                .max()
                .orElse(-1);
        return review.moves().stream()
                .filter(move -> move.turn().mover() == loser && move.ply() > last)
                .findFirst()
                .filter(move -> move.ply() <= last + 2 && move.verdict().isSerious());
    }

    private static Optional<Habit> habit(GameReview review, Side side) {
        Map<String, List<Fact>> reasons = review.moves().stream()
                .filter(move -> move.turn().mover() == side && move.lost() >= Thresholds.AS_GOOD)
                .flatMap(move -> ReviewWords.Contrast.of(move).stream().limit(1))
                .collect(
                        Collectors.groupingBy(Fact::key, Collectors.mapping(Function.identity(), Collectors.toList())));
        return reasons.values().stream()
                .filter(facts -> facts.size() > 1)
                .max(Comparator.comparingInt((List<Fact> facts) -> facts.size())
                        .thenComparing(facts -> facts.get(0).key()))
                .map(facts -> new Habit(facts.get(0), facts.size()));
    }
}
