package jump61.games.cubes;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.game.BoardSize;
import jump61.game.Move;

/**
 * A board whose proofs provide samples: from the start or, if that proof is too large, from positions after a number of
 * plies. Written {@code 2x7}, or {@code 4x5:14:20} for twenty positions after 14 plies.
 */
record ProvenBoard(BoardSize size, int plies, int positions) {
    /** The move played is the best of this many moves chosen at random. */
    private static final int CHOICE = 3;

    static ProvenBoard parse(String text) {
        String[] parts = text.split(":");
        BoardSize size = BoardSize.parse(parts[0]).orElseThrow();
        return parts.length == 1
                ? new ProvenBoard(size, 0, 1)
                : new ProvenBoard(size, Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
    }

    /** {@return the positions from which proofs start} */
    List<CubesPosition> starts(long seed) {
        return IntStream.range(0, positions)
                .mapToObj(i -> new Random(seed * positions + i))
                .flatMap(random -> played(random).stream())
                .toList();
    }

    /** {@return a position after moves that are not too bad; empty if the game ended before} */
    private Optional<CubesPosition> played(Random random) {
        Optional<CubesPosition> position = Optional.of(CubesPosition.start(size));
        for (int ply = 0; ply < plies; ply++) {
            position = position.flatMap(from -> next(from, random));
        }
        return position;
    }

    private static Optional<CubesPosition> next(CubesPosition from, Random random) {
        List<Move> moves = from.legalMoves();
        return Stream.generate(() -> moves.get(random.nextInt(moves.size())))
                .limit(CHOICE)
                .map(move -> (CubesPosition) from.play(move).after())
                .filter(after -> after.result().isEmpty())
                .min(Comparator.comparingInt(after -> CubesSearchState.of(after).evaluate()));
    }
}
