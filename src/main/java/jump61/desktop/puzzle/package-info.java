/** The model of puzzles in the window: choosing the next one, solving it on the board, and what counts. */
package jump61.desktop.puzzle;
