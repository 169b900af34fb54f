/** The sheet for choosing a new game. */
package jump61.desktop.newgame;
