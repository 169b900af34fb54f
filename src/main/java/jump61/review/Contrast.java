package jump61.review;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import jump61.game.Fact;
import jump61.game.Move;
import jump61.game.Turn;

/**
 * How a move differs from a better one.
 *
 * @param bad facts of the move that are worse than the better move's facts of the same kind, worst first
 * @param missed facts of the better move that are better, best first
 */
record Contrast(List<Fact> bad, List<Fact> missed) {
    /** A difference counts if it is at least this part of the fact, as a divisor: 11 squares are no more than 10. */
    private static final int CLEAR = 10;

    static Contrast of(Turn played, Move better) {
        Map<String, Fact> facts = facts(played, played.move());
        Map<String, Fact> others = facts(played, better);
        return new Contrast(worse(facts, others), worse(others, facts, true));
    }

    private static Map<String, Fact> facts(Turn turn, Move move) {
        return turn.before().game().facts(turn.before(), move).stream()
                .collect(Collectors.toMap(Contrast::kind, Function.identity(), (first, second) -> first));
    }

    private static List<Fact> worse(Map<String, Fact> facts, Map<String, Fact> others) {
        return worse(facts, others, false);
    }

    private static List<Fact> worse(Map<String, Fact> facts, Map<String, Fact> others, boolean better) {
        int sign = better ? 1 : -1;
        Function<Fact, Integer> difference = fact -> sign * (fact.worth() - worth(others.get(kind(fact))));
        return facts.values().stream()
                .filter(fact -> difference.apply(fact) * CLEAR >= Math.max(1, Math.abs(fact.worth())))
                .sorted(Comparator.comparing(difference).reversed().thenComparing(Fact::key))
                .toList();
    }

    private static int worth(Fact fact) {
        return fact == null ? 0 : fact.worth();
    }

    private static String kind(Fact fact) {
        return fact.getClass().getSimpleName();
    }
}
