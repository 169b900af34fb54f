/** The views of a match: board, players, moves, status. */
package jump61.desktop.match.view;
