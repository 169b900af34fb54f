/**
 * Reviews of games: how good each move was, and why. {@link jump61.review.Reviewer} is the entry point; {@code Judge}
 * turns search results into verdicts, with the limits in {@code Thresholds}. Depends on games only through
 * {@link jump61.game} and {@link jump61.engine}. See docs/review.md.
 */
package jump61.review;
