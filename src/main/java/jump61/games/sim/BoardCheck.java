package jump61.games.sim;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import jump61.game.Refusal;

/**
 * Checks whether two sets of lines can occur in a game: no line occurs twice, Red has drawn as many lines as Blue or
 * one more, and only the last line may have closed triangles. It may close up to four at once, although the lab handout
 * allows only one.
 */
final class BoardCheck {
    private BoardCheck() {}

    /** {@return what is wrong; empty if a game can lead here} */
    static Optional<Refusal> fault(List<SimMove> red, List<SimMove> blue) {
        return repeated(red, blue).or(() -> counts(red, blue)).or(() -> triangles(red, blue));
    }

    private static Optional<Refusal> repeated(List<SimMove> red, List<SimMove> blue) {
        Set<SimMove> seen = new HashSet<>();
        return Stream.concat(red.stream(), blue.stream())
                .filter(line -> !seen.add(line))
                .findFirst()
                .map(line -> Refusal.in(SimGame.class, "lineTwice", line.notation()));
    }

    private static Optional<Refusal> counts(List<SimMove> red, List<SimMove> blue) {
        int more = red.size() - blue.size();
        return more == 0 || more == 1
                ? Optional.empty()
                : Optional.of(Refusal.in(SimGame.class, "counts", red.size(), blue.size()));
    }

    private static Optional<Refusal> triangles(List<SimMove> red, List<SimMove> blue) {
        boolean redWasLast = red.size() > blue.size();
        var earlier = trianglesOf(redWasLast ? blue : red);
        if (!earlier.isEmpty()) {
            return Optional.of(
                    Refusal.in(SimGame.class, "playedOn", earlier.get(0).toString()));
        }
        var closed = trianglesOf(redWasLast ? red : blue);
        int shared = closed.stream().mapToInt(Triangles::mask).reduce(Lines.ALL, (a, b) -> a & b);
        return shared == 0
                ? Optional.of(
                        Refusal.in(SimGame.class, "playedOn", closed.get(0).toString()))
                : Optional.empty();
    }

    private static List<SimTriangle> trianglesOf(List<SimMove> lines) {
        Set<SimMove> drawn = Set.copyOf(lines);
        return Triangles.all().stream()
                .filter(triangle -> drawn.containsAll(Lines.moves(Triangles.mask(triangle))))
                .toList();
    }
}
