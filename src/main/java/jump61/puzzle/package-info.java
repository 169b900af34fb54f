/** Puzzles: positions with exactly one right answer. Found in games, proved, rated, written and read. */
package jump61.puzzle;
