package jump61.games.checkers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.puzzle.GamePuzzles;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleKind;
import jump61.puzzle.Referee;
import jump61.puzzle.Ruling;
import jump61.puzzle.TaskFinder;

/** The puzzles of Checkers, all of which are of kinds that only Checkers has. */
public final class CheckersPuzzles implements GamePuzzles {
    /** Be ahead by one more piece after both sides have made a number of moves. */
    static final PuzzleKind MAN = new PuzzleKind("man", 'm', true);

    /** Crown a piece within a number of moves. */
    static final PuzzleKind KING = new PuzzleKind("king", 'k', true);

    /** Do not lose; after every other move the opponent wins by score with best play to the end. */
    static final PuzzleKind SAVE = new PuzzleKind("save", 'v', false);

    @Override
    public Game game() {
        return CheckersGame.INSTANCE;
    }

    @Override
    public List<PuzzleKind> kinds() {
        return List.of(MAN, KING, SAVE);
    }

    @Override
    public TaskFinder finder(BooleanSupplier cancelled) {
        return new CheckersFinder(cancelled);
    }

    @Override
    public Referee referee(Puzzle puzzle) {
        return new CheckersReferee(puzzle);
    }

    /** Judges moves in Checkers puzzles by exhaustive search. */
    private static final class CheckersReferee extends Referee {
        /** Maximum number of plies to show of a line that loses by score. */
        private static final int LONGEST_LINE = 4;

        private final CheckersGoal goal;

        CheckersReferee(Puzzle puzzle) {
            super(puzzle);
            goal = CheckersGoal.of(puzzle.kind(), (CheckersPosition) puzzle.position(), puzzle.moves());
        }

        @Override
        protected boolean keepsGoal(Position position, Move move, int left) {
            return goal.isReachedBy((CheckersPosition) position, move, left);
        }

        /** Returns all moves left if the goal is to win a piece, because the lead must last to the end. */
        @Override
        protected int fewestMoves(int left) {
            return puzzle.kind().equals(CheckersPuzzles.MAN) ? left : 1;
        }

        @Override
        protected boolean isReached(Position before, Position after) {
            return puzzle.kind().equals(CheckersPuzzles.KING)
                    && ((CheckersPosition) after).kings(solver()) > ((CheckersPosition) before).kings(solver());
        }

        /** Plays the engine's choice, unless another reply holds out longer. */
        @Override
        protected Move resist(Position position, int left) {
            Move best = best(position);
            int longest = position.legalMoves().stream()
                    .mapToInt(reply -> movesNeeded(position, reply, left))
                    .max()
                    .orElseThrow();
            return movesNeeded(position, best, left) == longest
                    ? best
                    : position.legalMoves().stream()
                            .max(Comparator.comparingInt(reply -> movesNeeded(position, reply, left)))
                            .orElseThrow();
        }

        /** {@return how many moves the solver needs after this reply; one more than are left if those do not suffice} */
        private int movesNeeded(Position position, Move reply, int left) {
            Position after = position.play(reply).after();
            for (int moves = Math.max(1, fewestMoves(left)); moves <= left; moves++) {
                int within = moves;
                if (after.legalMoves().stream().anyMatch(move -> keepsGoal(after, move, within))) {
                    return moves;
                }
            }
            return left + (goal.isMetBy((CheckersPosition) after) ? 0 : 1);
        }

        @Override
        protected Ruling refute(Position position, Move move, int left) {
            Position at = position.play(move).after();
            if (!puzzle.kind().equals(CheckersPuzzles.SAVE)) {
                return new Ruling(Ruling.Verdict.MISSES, List.of(resist(at, left - 1)));
            }
            List<Move> line = new ArrayList<>();
            while (at.result().isEmpty() && line.size() < LONGEST_LINE) {
                Move next = best(at);
                line.add(next);
                at = at.play(next).after();
            }
            return new Ruling(Ruling.Verdict.LOSES, line);
        }
    }
}
