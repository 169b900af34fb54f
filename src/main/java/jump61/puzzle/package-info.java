/**
 * Puzzles, positions with exactly one right answer: read, made, proved, rated, refereed; it must not know any game's
 * rules.
 *
 * <p>{@link jump61.puzzle.PuzzleMaker} makes one from a position with the {@code TaskFinder} of its game, which also
 * proves it; {@code Difficulty} rates it. The lab looks for them in games. {@link jump61.puzzle.Referee} answers the
 * solver's moves. See docs/puzzles.md.
 */
package jump61.puzzle;
