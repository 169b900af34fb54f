/**
 * Everything about Sim except its window: rules, solution, facts, puzzles, console; it must not know the other games.
 *
 * <p>The player who closes a triangle in their own colour between three of the six points loses. See docs/sim.md.
 */
package jump61.games.sim;
