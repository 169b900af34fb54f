/** The board of Checkers. */
package jump61.desktop.games.checkers;
