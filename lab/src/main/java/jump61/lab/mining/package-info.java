/** Finds puzzles in games and writes them to files; it must not know how a puzzle is shown. */
package jump61.lab.mining;
