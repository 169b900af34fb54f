package jump61.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * One game at a table. Immutable.
 *
 * @param number the number of the game, from 1
 * @param own the side of this program's player
 * @param start the position at its start
 * @param marks the moves so far, and the time left after each
 * @param declared how the game ended, if not by its rules
 */
record Play(int number, Side own, Position start, List<Mark> marks, Optional<Result> declared) {
    /**
     * A move that was made.
     *
     * @param left the time that the mover had left afterwards
     */
    record Mark(Turn turn, Duration left) {}

    Play {
        marks = List.copyOf(marks);
    }

    static Play first(Terms terms, boolean host) {
        return new Play(1, host ? terms.hosts() : terms.hosts().opponent(), terms.start(), List.of(), Optional.empty());
    }

    /** {@return the next game, with the sides swapped} */
    Play next() {
        return new Play(number + 1, own.opponent(), start, List.of(), Optional.empty());
    }

    Position position() {
        return marks.isEmpty() ? start : marks.get(marks.size() - 1).turn().after();
    }

    int ply() {
        return marks.size();
    }

    Optional<Result> result() {
        return declared.or(() -> position().result());
    }

    boolean isOver() {
        return result().isPresent();
    }

    List<Turn> turns() {
        return marks.stream().map(Mark::turn).toList();
    }

    /** {@return the time a side has left} */
    Duration left(Side side, Pace pace) {
        for (int i = marks.size() - 1; i >= 0; i--) {
            if (marks.get(i).turn().mover() == side) {
                return marks.get(i).left();
            }
        }
        return pace.atFirst();
    }

    Play with(Mark mark) {
        List<Mark> more = new ArrayList<>(marks);
        more.add(mark);
        return new Play(number, own, start, more, declared);
    }

    Play ended(Result result) {
        return new Play(number, own, start, marks, Optional.of(result));
    }

    /** {@return how many moves are undone if a side takes back its last move; 0 if it has made none} */
    int movesSinceOwn(Side side) {
        for (int i = marks.size() - 1; i >= 0; i--) {
            if (marks.get(i).turn().mover() == side) {
                return marks.size() - i;
            }
        }
        return 0;
    }

    Play without(int last) {
        return new Play(number, own, start, marks.subList(0, marks.size() - last), declared);
    }
}
