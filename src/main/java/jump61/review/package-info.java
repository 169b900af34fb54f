/**
 * Reviews of games: how good each move was, and why; it must not know any game's rules, nor any window.
 *
 * <p>{@link jump61.review.Reviewer} is the entry point; {@code Judge} turns search results into verdicts, with the
 * limits in {@code Thresholds}. See docs/review.md.
 */
package jump61.review;
