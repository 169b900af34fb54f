/** The views of a match: board, players, moves, status; they must not change a position. */
package jump61.window.match.view;
