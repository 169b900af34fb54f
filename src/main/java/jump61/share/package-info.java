/**
 * Games to show to others: a web page, a picture, an animation, a text; it must not know any game's rules, nor any
 * window.
 *
 * <p>A game draws its board as a {@link jump61.share.BoardDrawing}; everything here is made from that.
 */
package jump61.share;
