/**
 * Looking back at games in the window: the end of a game, its review, learning from mistakes, the analysis board; it
 * must not judge moves itself.
 */
package jump61.review.ui;
