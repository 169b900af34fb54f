/** The sheet on which a new game is chosen. */
package jump61.desktop.newgame;
