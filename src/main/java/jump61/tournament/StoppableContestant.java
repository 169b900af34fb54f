package jump61.tournament;

import java.util.function.BooleanSupplier;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;

/** A player that abandons its game as soon as the tournament is stopped; the game then does not count. */
final class StoppableContestant implements Contestant {
    private final Contestant player;
    private final BooleanSupplier stopped;

    StoppableContestant(Contestant player, BooleanSupplier stopped) {
        this.player = player;
        this.stopped = stopped;
    }

    /** An action of a player, which may fail in any way while the player is being closed. */
    private interface Action<T> {
        T run() throws Forfeit;
    }

    private <T> T unlessStopped(Action<T> action) throws Forfeit {
        try {
            if (!stopped.getAsBoolean()) {
                return action.run();
            }
        } catch (RuntimeException closed) {
            if (!stopped.getAsBoolean()) {
                throw closed;
            }
        }
        throw new Forfeit(Forfeit.Kind.HANG, "was stopped");
    }

    @Override
    public Player.Computer player() {
        return player.player();
    }

    @Override
    public void begin(Position start, Side side, long seed) throws Forfeit {
        unlessStopped(() -> {
            player.begin(start, side, seed);
            return true;
        });
    }

    @Override
    public Move choose(Position position) throws Forfeit {
        return unlessStopped(() -> player.choose(position));
    }

    @Override
    public void played(Turn turn) throws Forfeit {
        unlessStopped(() -> {
            player.played(turn);
            return true;
        });
    }

    @Override
    public void close() {
        player.close();
    }
}
