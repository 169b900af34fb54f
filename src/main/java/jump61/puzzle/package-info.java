/**
 * Puzzles, which are positions with exactly one right answer: reading, making, proving, rating and refereeing them; it
 * must not know any game's rules.
 *
 * <p>{@link jump61.puzzle.PuzzleMaker} makes a puzzle from a position with the {@code TaskFinder} of its game, which also
 * proves it; {@code Difficulty} rates it. The lab looks for puzzles in games. {@link jump61.puzzle.Referee} answers the
 * solver's moves. See docs/puzzles.md.
 */
package jump61.puzzle;
