package jump61.tournament;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;

/** An external program. It plays one game after another, and is restarted after a forfeit or if it has ended. */
final class ProgramContestant implements Contestant {
    private final List<String> command;
    private final ProgramDialect dialect;
    private final Duration patience;
    private ProgramProcess process;
    private Position start;
    private final List<Move> moves = new ArrayList<>();

    ProgramContestant(List<String> command, ProgramDialect dialect, Duration patience) {
        this.command = List.copyOf(command);
        this.dialect = dialect;
        this.patience = patience;
    }

    @Override
    public void begin(Position from, Side side, long seed) throws Forfeit {
        start = from;
        moves.clear();
        if (process != null && process.hasEnded()) {
            // A program that ends with its game is started again for the next one.
            close();
        }
        if (process == null) {
            process = new ProgramProcess(command);
        }
        process.skipOutput();
        try {
            process.send(dialect.beginning(start, side));
        } catch (Forfeit forfeit) {
            close();
            throw forfeit;
        }
    }

    @Override
    public Move choose(Position position) throws Forfeit {
        long deadline = ProgramProcess.deadline(patience);
        String line = "";
        try {
            process.send(dialect.ask(start, moves));
            Optional<Move> move = Optional.empty();
            while (move.isEmpty()) {
                line = process.nextLine(deadline);
                move = dialect.read(position.game(), line);
            }
            moves.add(move.get());
            return move.get();
        } catch (Forfeit forfeit) {
            close();
            throw new Forfeit(forfeit.kind(), forfeit.getMessage(), line.strip());
        }
    }

    @Override
    public void played(Turn turn) throws Forfeit {
        moves.add(turn.move());
        process.send(dialect.tell(turn.move()));
    }

    @Override
    public void close() {
        if (process != null) {
            process.close();
            process = null;
        }
    }
}
