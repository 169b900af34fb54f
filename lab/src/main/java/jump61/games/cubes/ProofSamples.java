package jump61.games.cubes;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import jump61.game.MonotoneState;
import jump61.game.TacticalState;
import jump61.solver.Solver;
import jump61.solver.Verdict;

/** A random selection of the positions that the proof of a board evaluates, each with its winner. */
final class ProofSamples {
    private static final long BYTES = 1L << 30;
    /** A sample that is not solved within this many positions is left out. */
    private static final long NODES_OF_A_SAMPLE = 20_000;
    /** A proof that takes more positions than this is abandoned. */
    private static final long NODES_OF_A_PROOF = 2_000_000;

    private final int oneOf;
    private final Random random;
    private final Solver solver = new Solver(BYTES, () -> false);
    private final List<CubesPosition> noted = new ArrayList<>();

    /**
     * Creates a source of samples.
     *
     * @param oneOf one in this many positions becomes a sample, on average
     */
    ProofSamples(int oneOf, long seed) {
        this.oneOf = oneOf;
        this.random = new Random(seed);
    }

    /** {@return samples from a proof by a solver that uses {@code evaluation}} */
    List<Sample> collect(CubesPosition start, CubesEvaluation evaluation) {
        WeightedGame noting =
                new WeightedGame(position -> new Noting(CubesSearchState.of(position, evaluation), position).state());
        Verdict whole = solver.solve(noting.weighted(start), NODES_OF_A_PROOF);
        List<Sample> samples =
                noted.stream().map(this::judged).flatMap(List::stream).toList();
        System.out.println("// " + start.size() + ": " + whole.nodes() + " positions, " + samples.size() + " of "
                + noted.size() + " samples solved");
        noted.clear();
        return samples;
    }

    /** {@return a sample, or nothing if it is too hard} */
    private List<Sample> judged(CubesPosition position) {
        Verdict verdict = solver.solve(position, NODES_OF_A_SAMPLE);
        boolean won = verdict.winner().filter(position.toMove()::equals).isPresent();
        return verdict.proven()
                ? List.of(Sample.of(CubesSearchState.of(position), won ? 1 : 0).withoutExplosionsOfOther())
                : List.of();
    }

    /** A state that records some of the positions in which it is asked for an estimate. */
    private final class Noting implements InvocationHandler {
        private final TacticalState state;
        private final CubesPosition root;
        private final List<Integer> moves = new ArrayList<>();

        Noting(TacticalState state, CubesPosition root) {
            this.state = state;
            this.root = root;
        }

        TacticalState state() {
            Class<?>[] interfaces = state instanceof MonotoneState
                    ? new Class<?>[] {TacticalState.class, MonotoneState.class}
                    : new Class<?>[] {TacticalState.class};
            return (TacticalState) Proxy.newProxyInstance(TacticalState.class.getClassLoader(), interfaces, this);
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws ReflectiveOperationException {
            switch (method.getName()) {
                case "forProofs" -> {
                    return proxy;
                }
                case "play" -> moves.add((Integer) arguments[0]);
                case "undo" -> moves.remove(moves.size() - 1);
                case "evaluate" -> note();
                default -> {}
            }
            return method.invoke(state, arguments);
        }

        private void note() {
            if (random.nextInt(oneOf) == 0) {
                CubesPosition at = root;
                for (int move : moves) {
                    at = (CubesPosition) at.play(state.decode(move)).after();
                }
                noted.add(at);
            }
        }
    }
}
