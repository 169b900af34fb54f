package jump61.tournament;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * The result of playing a few moves with an external program, to see whether it works.
 *
 * @param problem what went wrong; empty if nothing did
 * @param moves number of moves the program made
 * @param millis average time per move, in milliseconds
 */
public record ProgramTrial(Optional<Forfeit> problem, int moves, long millis) {
    /** Number of moves that a program is asked for. */
    public static final int MOVES = 3;

    /**
     * {@return the result of a trial} Waits for the program until interrupted.
     *
     * @param onMove receives the number of moves made, after each of them
     */
    public static ProgramTrial of(ContestantSpec program, Position start, IntConsumer onMove) {
        Optional<Forfeit> problem = Optional.empty();
        int moves = 0;
        long began = System.nanoTime();
        try (Contestant contestant = program.maker().get()) {
            contestant.begin(start, Side.FIRST, Contestant.NO_SEED);
            Position position = start;
            while (moves < MOVES && position.result().isEmpty()) {
                Move move = contestant.choose(position);
                Forfeit.requireLegal(move, position);
                position = position.play(move).after();
                moves++;
                onMove.accept(moves);
                if (position.result().isEmpty()) {
                    Turn reply = position.play(position.legalMoves().get(0));
                    position = reply.after();
                    if (position.result().isEmpty()) {
                        contestant.played(reply);
                    }
                }
            }
        } catch (Forfeit forfeit) {
            problem = Optional.of(forfeit);
        }
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
        return new ProgramTrial(problem, moves, millis / Math.max(1, moves));
    }
}
