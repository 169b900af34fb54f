/** Puzzles looked for in games and written to files; it must not know how a puzzle is shown. */
package jump61.lab.mining;
