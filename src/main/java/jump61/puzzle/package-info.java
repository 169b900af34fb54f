/** Puzzles: positions with one right answer, found in games, proved, rated, kept and read again. */
package jump61.puzzle;
