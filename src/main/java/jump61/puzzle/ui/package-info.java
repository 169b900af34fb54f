/** Puzzles and the position editor in the window, as modes of the board; it must not know how a puzzle is proved. */
package jump61.puzzle.ui;
