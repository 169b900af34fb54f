package jump61.engine;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** What the threads of one search have found out about the moves at its root, so that no work is done twice. */
final class RootResults {
    /** The results of a search by one thread, which stores nothing here. */
    static final RootResults NONE = new RootResults();

    private final Map<Question, Result> results = new ConcurrentHashMap<>();

    private record Question(int move, int depth) {}

    /**
     * The result of a search of a move.
     *
     * @param exact whether the score is exact; otherwise, it is an upper bound
     * @param line the principal variation, if the score is exact
     */
    record Result(int score, boolean exact, int[] line) {}

    void add(int move, int depth, Result result) {
        if (this != NONE) {
            results.put(new Question(move, depth), result);
        }
    }

    /**
     * {@return what is known about a move, if it is an exact score or shows that the move is not worth more than the floor}
     */
    Optional<Result> find(int move, int depth, int floor) {
        return Optional.ofNullable(results.get(new Question(move, depth)))
                .filter(known -> known.exact() || known.score() <= floor);
    }
}
