package jump61.arena;

import java.util.Optional;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Refusal;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * A few moves with another program, to see whether it can play at all.
 *
 * @param problem what went wrong, on one line; empty if nothing did
 * @param moves how many moves the program made
 * @param millis how long it took for each of them, in milliseconds
 */
public record ProgramTrial(Optional<String> problem, int moves, long millis) {
    private static final int MOVES = 3;
    private static final long NANOS_PER_MILLI = 1_000_000;

    /** {@return what came of it; waits for the program} */
    public static ProgramTrial of(ContestantSpec program, Position start) {
        int moves = 0;
        long began = System.nanoTime();
        try (Contestant contestant = program.maker().get()) {
            contestant.begin(start, Side.FIRST);
            Position position = start;
            while (moves < MOVES && position.result().isEmpty()) {
                position = play(position, contestant.choose(position));
                moves++;
                if (position.result().isEmpty()) {
                    Turn reply = position.play(position.legalMoves().get(0));
                    position = reply.after();
                    if (position.result().isEmpty()) {
                        contestant.played(reply);
                    }
                }
            }
            return new ProgramTrial(Optional.empty(), moves, perMove(began, moves));
        } catch (Forfeit forfeit) {
            return new ProgramTrial(Optional.of(forfeit.getMessage()), moves, perMove(began, moves));
        }
    }

    private static Position play(Position position, Move move) throws Forfeit {
        Optional<Refusal> refusal = position.refusal(move);
        if (refusal.isPresent()) {
            throw new Forfeit(
                    Forfeit.Kind.ILLEGAL_MOVE,
                    "played " + move.notation() + ": " + refusal.get().text());
        }
        return position.play(move).after();
    }

    private static long perMove(long began, int moves) {
        return (System.nanoTime() - began) / NANOS_PER_MILLI / Math.max(1, moves);
    }
}
