package jump61.puzzle;

import jump61.game.Move;
import jump61.game.Position;

/**
 * What a puzzle asks, and its proved answer.
 *
 * @param kind what is asked for
 * @param moves how many moves of the solver it takes at most
 * @param position where it begins
 * @param answer the only first move that does it
 */
public record Task(PuzzleKind kind, int moves, Position position, Move answer) {}
