package jump61.app;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.table.Extras;
import jump61.table.Table;
import jump61.table.TableCode;
import jump61.table.TableEvent;
import jump61.table.TableSettings;
import jump61.table.Wish;

/** Somebody who does at a table whatever can be done there, at random. */
final class RandomFriend {
    private final SplittableRandom random;
    private final List<Position> positions = new ArrayList<>();
    private Side own = Side.FIRST;
    private Table table;

    RandomFriend(SplittableRandom random) {
        this.random = random;
    }

    /** Joins a table, {@return where the friend sits then} */
    synchronized Table join(TableSettings settings, TableCode where) {
        positions.clear();
        table = Table.join(settings, where, Extras.ALL, Runnable::run, this::hear);
        return table;
    }

    /** {@return whether the friend is at no table} */
    synchronized boolean isGone() {
        return table == null;
    }

    /** {@return whether the friend has joined a table, but no game has begun there} */
    synchronized boolean isComing() {
        return table != null && positions.isEmpty();
    }

    private synchronized void hear(TableEvent event) {
        if (event instanceof TableEvent.Started started) {
            own = started.own();
            positions.clear();
            positions.add(started.start());
            started.turns().forEach(turn -> positions.add(turn.after()));
        } else if (event instanceof TableEvent.Moved moved) {
            Turn turn = moved.turn();
            positions.add(turn.after());
        } else if (event instanceof TableEvent.TakenBack back) {
            positions.subList(positions.size() - back.moves(), positions.size()).clear();
        } else if (event instanceof TableEvent.Closed) {
            table = null;
        }
    }

    /** Does one thing, most often a move. */
    synchronized void act() {
        if (table == null || positions.isEmpty()) {
            return;
        }
        switch (random.nextInt(40)) {
            case 0 -> table.resign();
            case 1 -> leaveSometimes();
            case 2, 3 -> table.say(random.nextInt(Table.PHRASES) + 1);
            case 4, 5 -> table.ask(Wish.TAKEBACK, positions.size() - 1);
            case 6 -> table.ask(Wish.DRAW, positions.size() - 1);
            case 7, 8, 9 -> table.ask(Wish.REMATCH, positions.size() - 1);
            case 10, 11, 12 -> table.answer(random.nextBoolean());
            default -> move();
        }
    }

    private void leaveSometimes() {
        if (random.nextInt(4) == 0) {
            table.leave();
        }
    }

    private void move() {
        Position now = positions.get(positions.size() - 1);
        List<Move> moves = now.legalMoves();
        if (now.result().isEmpty() && now.toMove() == own && !moves.isEmpty()) {
            table.play(moves.get(random.nextInt(moves.size())));
        }
    }
}
