/**
 * Puzzles: positions with exactly one right answer. {@link jump61.puzzle.Miner} finds them in games, by the {@code
 * TaskFinder} of each game, which also proves them; {@code Difficulty} rates them. {@link jump61.puzzle.Referee} answers
 * the moves of whoever solves one. See docs/puzzles.md.
 */
package jump61.puzzle;
