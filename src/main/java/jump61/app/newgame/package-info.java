/** The sheet for choosing a new game; it must not know any game but through its view. */
package jump61.app.newgame;
