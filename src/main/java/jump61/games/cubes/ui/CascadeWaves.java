package jump61.games.cubes.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.game.Event;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.cubes.CubesEvent;
import jump61.games.cubes.CubesMove;
import jump61.games.cubes.CubesPosition;
import jump61.games.cubes.CubesReplay;
import jump61.games.cubes.CubesReplay.Board;
import jump61.window.board.Territory;

/**
 * A turn of Jump61, divided into steps that the user can follow: first the added spot, then each wave of toppling
 * squares, with the board after each step.
 */
final class CascadeWaves {
    private final Turn turn;
    private final CubesReplay replay;
    private final List<Wave> waves = new ArrayList<>();

    /**
     * The events of one step.
     *
     * @param toppled the squares that send their spots; empty for the added spot
     * @param before the board before
     * @param between the board while the spots are on their way
     * @param after the board after their arrival
     */
    record Wave(List<Integer> toppled, Board before, Board between, Board after) {
        /** {@return the number of squares that change hands} */
        int flips() {
            return after.movers().cardinality() - before.movers().cardinality();
        }
    }

    CascadeWaves(Turn turn) {
        this.turn = turn;
        this.replay = new CubesReplay(turn);
        cut(turn.events());
    }

    /** {@return the waves; number 0 is the added spot} */
    List<Wave> waves() {
        return waves;
    }

    /** {@return the square of the move} */
    int origin() {
        return ((CubesPosition) turn.before()).square((CubesMove) turn.move());
    }

    /** {@return the side whose turn it was} */
    Side mover() {
        return turn.mover();
    }

    /** {@return the owner of a square on a board of this turn} */
    Optional<Side> owner(Board board, int square) {
        return replay.owner(board, square);
    }

    /** {@return each side's share of a board of this turn} */
    Territory territory(Board board) {
        return Holdings.of(board.spots().size(), square -> owner(board, square), board.spots()::get);
    }

    /** {@return whether the turn won the game} */
    boolean wins() {
        return turn.after().result().isPresent();
    }

    /** {@return the squares to which a square sends its spots} */
    int[] neighbours(int square) {
        return replay.neighbours(square);
    }

    private void cut(List<Event> events) {
        List<Integer> toppled = new ArrayList<>();
        int wave = 0;
        for (Event event : events) {
            if (event instanceof CubesEvent.SpotAdded added) {
                Board before = replay.board();
                replay.add(added);
                waves.add(new Wave(List.of(), before, before, replay.board()));
            } else if (event instanceof CubesEvent.Toppled next) {
                if (next.wave() != wave) {
                    topple(toppled);
                }
                wave = next.wave();
                toppled.add(next.square());
            }
        }
        topple(toppled);
    }

    /** Adds the wave in which these squares topple, and clears the list. */
    private void topple(List<Integer> toppled) {
        if (toppled.isEmpty()) {
            return;
        }
        Board before = replay.board();
        toppled.forEach(replay::send);
        Board between = replay.board();
        toppled.forEach(replay::arrive);
        waves.add(new Wave(List.copyOf(toppled), before, between, replay.board()));
        toppled.clear();
    }
}
