/**
 * Everything about Checkers except its window: rules, search, facts, puzzles, console; it must not know the other
 * games.
 *
 * <p>The rules were simplified in 2000 for a first-year lab at the University of Toronto: men slide or jump forward,
 * jumps are optional, kings never move, and the score decides. See docs/checkers.md.
 */
package jump61.games.checkers;
