/** Puzzles in the window: which one comes next, solving it on the board, what counts; knows no control. */
package jump61.desktop.puzzle;
