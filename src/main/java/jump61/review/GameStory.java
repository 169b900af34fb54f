package jump61.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import jump61.game.Fact;
import jump61.game.Result;
import jump61.game.Side;

/**
 * How a game was lost.
 *
 * @param phases the phases up to the fault that decided the game or, without one, all but the last
 * @param tipped the loser's fault after which the winner was ahead to the end
 * @param slow the loser, if there is no such fault, because the game was lost in several steps or little by little
 * @param costly the moves that then cost the loser most, in the order in which they were played
 * @param hopeless the loser, if the game was lost from its start
 * @param habits the fault that cost each side most, if the side made it more than once
 */
record GameStory(
        List<Phase> phases,
        Optional<MoveReview> tipped,
        Optional<Side> slow,
        List<MoveReview> costly,
        Optional<Side> hopeless,
        Map<Side, Habit> habits) {
    /** With lower chances than this at the start, no move of the game lost it. */
    private static final double HOPE = 0.3;
    /** With at least this many mistakes or worse among the costly moves, a game was lost in steps, not little by little. */
    private static final int STEPS = 2;
    /** The shortest phase, in plies, and as a part of the game. */
    private static final int SHORTEST = 3;

    private static final int SHORTEST_PART = 12;
    /** The number of costly moves to name. */
    private static final int COSTLY = 3;

    private static final GameStory NONE =
            new GameStory(List.of(), Optional.empty(), Optional.empty(), List.of(), Optional.empty(), Map.of());

    /**
     * The same fact about several faults.
     *
     * @param fact one of these facts
     * @param times the number of moves
     * @param lost the winning chances that they lost in total
     */
    record Habit(Fact fact, int times, double lost) {}

    /**
     * A part of the game in which the same side was ahead.
     *
     * @param ahead the side; empty if the game was even
     * @param until the number of the last move in it
     */
    record Phase(Optional<Side> ahead, int until) {}

    /**
     * {@return the story of a game}
     *
     * @param result how the game ended; a game that its winner won without being ahead at the end was not lost on the board
     * @param isHabit whether there are words for a fact as a habit
     */
    static GameStory of(GameReview review, Optional<Result> result, Predicate<Fact> isHabit) {
        if (!review.isComplete() || review.moves().size() < review.turns().size()) {
            return NONE;
        }
        Map<Side, Habit> habits = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            habit(review, side, isHabit).ifPresent(habit -> habits.put(side, habit));
        }
        Optional<Side> loser = result.flatMap(Result::winner)
                .filter(side ->
                        GameReview.isAhead(review.chance(side, review.turns().size())))
                .map(Side::opponent);
        Optional<MoveReview> tipped = loser.flatMap(review::tipped);
        Optional<Side> untipped = loser.filter(side -> tipped.isEmpty());
        List<Phase> phases = phases(review, tipped, result);
        Optional<Side> slow = untipped.filter(side -> review.chance(side, 0) >= HOPE || recovered(side, phases));
        List<MoveReview> costly = slow.map(side -> costly(review, side)).orElse(List.of());
        Optional<Side> hopeless = untipped.filter(side -> slow.isEmpty());
        return new GameStory(phases, tipped, slow, costly, hopeless, habits);
    }

    /** {@return whether a side was not behind for some time} */
    private static boolean recovered(Side side, List<Phase> phases) {
        return phases.stream().anyMatch(phase -> !phase.ahead().equals(Optional.of(side.opponent())));
    }

    /** {@return whether the game was lost by several mistakes, none of which decided it} */
    boolean inSteps() {
        return costly.stream().filter(move -> move.verdict().isSerious()).count() >= STEPS;
    }

    /**
     * {@return the phases up to the move that decided the game; without one, those that were over before its end, and the
     * lead of somebody who lost all the same, on time or by giving up}
     */
    private static List<Phase> phases(GameReview review, Optional<MoveReview> tipped, Optional<Result> result) {
        int last = review.turns().size();
        Optional<Side> gaveAway = result.filter(end -> end.reason() != Result.Reason.RULES)
                .flatMap(Result::winner)
                .map(Side::opponent);
        return tipped.map(move -> phases(review, move.ply() - 1))
                .orElseGet(() -> phases(review, last).stream()
                        .filter(phase -> phase.until < last || gaveAway.isPresent() && phase.ahead.equals(gaveAway))
                        .toList());
    }

    /**
     * {@return the phases of a game up to a ply} A short spell is no phase: it belongs to the phase around it, or to none
     * while the lead changes hands.
     */
    private static List<Phase> phases(GameReview review, int end) {
        int shortest = Math.max(SHORTEST, review.turns().size() / SHORTEST_PART);
        List<Phase> phases = new ArrayList<>();
        int from = 0;
        for (int ply = 0; ply <= end; ply++) {
            Optional<Side> ahead = ahead(review, ply);
            if (ply < end && ahead(review, ply + 1).equals(ahead)) {
                continue;
            }
            int gap = from - last(phases).map(Phase::until).orElse(0);
            boolean lasting = ply - from + 1 >= shortest;
            if ((lasting || gap <= shortest) && last(phases).map(Phase::ahead).equals(Optional.of(ahead))) {
                phases.set(phases.size() - 1, new Phase(ahead, ply));
            } else if (lasting) {
                phases.add(new Phase(ahead, ply));
            }
            from = ply + 1;
        }
        return phases;
    }

    private static Optional<Phase> last(List<Phase> phases) {
        return phases.isEmpty() ? Optional.empty() : Optional.of(phases.get(phases.size() - 1));
    }

    private static Optional<Side> ahead(GameReview review, int ply) {
        return Arrays.stream(Side.values())
                .filter(side -> GameReview.isAhead(review.chance(side, ply)))
                .findFirst();
    }

    /** Returns a side's moves that lost most, without those that lost next to nothing. */
    private static List<MoveReview> costly(GameReview review, Side side) {
        return review.moves().stream()
                .filter(move -> move.turn().mover() == side && move.lost() >= Thresholds.AS_GOOD)
                .sorted(Comparator.comparingDouble(move -> -move.lost()))
                .limit(COSTLY)
                .sorted(Comparator.comparingInt(MoveReview::ply))
                .toList();
    }

    /** Returns the fault that cost a side most, if the side made it more than once. */
    private static Optional<Habit> habit(GameReview review, Side side, Predicate<Fact> isHabit) {
        // Only faults, which the list of moves marks; a fault that no habit explains is its own cause.
        Map<String, List<MoveReview>> causes = review.moves().stream()
                .filter(move -> move.turn().mover() == side && move.verdict().isFault())
                .collect(Collectors.groupingBy(
                        move -> cause(move).filter(isHabit).map(Fact::key).orElse("move " + move.ply())));
        return causes.entrySet().stream()
                .max(Comparator.comparingDouble((Map.Entry<String, List<MoveReview>> cause) -> lost(cause.getValue()))
                        .thenComparing(Map.Entry::getKey))
                .map(Map.Entry::getValue)
                .filter(moves -> moves.size() > 1)
                .map(moves -> new Habit(cause(moves.get(0)).orElseThrow(), moves.size(), lost(moves)));
    }

    private static Optional<Fact> cause(MoveReview move) {
        return ReviewWords.Contrast.of(move).stream().findFirst();
    }

    private static double lost(List<MoveReview> moves) {
        return moves.stream().mapToDouble(MoveReview::lost).sum();
    }
}
