/**
 * Puzzles, positions with exactly one right answer: read, found, proved, rated, refereed; it must not know any game's
 * rules.
 *
 * <p>{@link jump61.puzzle.Miner} finds them in games, by the {@code TaskFinder} of each game, which also proves them;
 * {@code Difficulty} rates them. {@link jump61.puzzle.Referee} answers the solver's moves. See docs/puzzles.md.
 */
package jump61.puzzle;
