package jump61.puzzle;

import jump61.game.Move;
import jump61.game.Position;

/**
 * The task of a puzzle, and its proven answer.
 *
 * @param kind what the solver has to do
 * @param moves maximum number of moves the solver needs
 * @param position the initial position
 * @param answer the only correct first move
 */
public record Task(PuzzleKind kind, int moves, Position position, Move answer) {}
