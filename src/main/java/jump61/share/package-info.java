/**
 * Games to show to other people, as a web page, a picture, an animation or a text; it must not know any game's rules, or
 * any window.
 *
 * <p>A game draws its board as a {@link jump61.share.BoardDrawing}; everything here is made from that.
 */
package jump61.share;
