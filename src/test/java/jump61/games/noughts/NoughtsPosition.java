package jump61.games.noughts;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import jump61.game.Event;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Refusal;
import jump61.game.RefusedException;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * A position of noughts and crosses.
 *
 * @param crosses the squares of the first side, bit n for square n
 * @param noughts the squares of the second side
 */
public record NoughtsPosition(int crosses, int noughts) implements Position {
    static final int SQUARES = 9;
    static final int FULL = (1 << SQUARES) - 1;

    private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

    @Override
    public NoughtsGame game() {
        return NoughtsGame.INSTANCE;
    }

    @Override
    public Side toMove() {
        return Integer.bitCount(crosses) == Integer.bitCount(noughts) ? Side.FIRST : Side.SECOND;
    }

    /** {@return who marked a square} */
    public Optional<Side> owner(int square) {
        if ((crosses >> square & 1) != 0) {
            return Optional.of(Side.FIRST);
        }
        return (noughts >> square & 1) != 0 ? Optional.of(Side.SECOND) : Optional.empty();
    }

    @Override
    public List<Move> legalMoves() {
        return result().isPresent()
                ? List.of()
                : IntStream.range(0, SQUARES)
                        .filter(square -> owner(square).isEmpty())
                        .<Move>mapToObj(NoughtsMove::new)
                        .toList();
    }

    @Override
    public Optional<Refusal> refusal(Move move) {
        if (!(move instanceof NoughtsMove own)) {
            return Optional.of(Refusal.of("move.otherGame", move.notation()));
        } else if (result().isPresent()) {
            return Optional.of(Refusal.of("match.over"));
        }
        return owner(own.square()).isPresent()
                ? Optional.of(NoughtsGame.refusal("taken", own.notation()))
                : Optional.empty();
    }

    @Override
    public Turn play(Move move) {
        refusal(move).ifPresent(reason -> {
            throw new RefusedException(reason);
        });
        int square = ((NoughtsMove) move).square();
        boolean first = toMove() == Side.FIRST;
        var after =
                new NoughtsPosition(first ? crosses | 1 << square : crosses, first ? noughts : noughts | 1 << square);
        return new Turn(this, move, List.<Event>of(new NoughtsEvent(square, toMove())), after);
    }

    @Override
    public Optional<Result> result() {
        if (hasLine(crosses) || hasLine(noughts)) {
            return Optional.of(Result.win(hasLine(crosses) ? Side.FIRST : Side.SECOND));
        }
        return (crosses | noughts) == FULL ? Optional.of(Result.shared()) : Optional.empty();
    }

    static boolean hasLine(int marks) {
        return IntStream.of(LINES).anyMatch(line -> (marks & line) == line);
    }

    /** {@return the rows, for example {@code x../.o./...}} */
    @Override
    public String notation() {
        StringBuilder text = new StringBuilder();
        for (int square = 0; square < SQUARES; square++) {
            text.append(square > 0 && square % 3 == 0 ? "/" : "");
            text.append(
                    owner(square).map(side -> side == Side.FIRST ? "x" : "o").orElse("."));
        }
        return text.toString();
    }
}
