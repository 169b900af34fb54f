/** The board of Sim. */
package jump61.desktop.games.sim;
