/** The sheet for choosing a new game; it must not know any game except through its view. */
package jump61.app.newgame;
