/**
 * The sheet that makes a page, a picture, an animation or a text of the game on the board; it must not know how these
 * are made.
 */
package jump61.share.ui;
