/**
 * Review of a game: how good each move was, and why. Knows the games only by {@link jump61.game} and {@link
 * jump61.engine}.
 */
package jump61.review;
