/**
 * Reviews of games: how good each move was, and why. Depends on games only through {@link jump61.game} and {@link
 * jump61.engine}.
 */
package jump61.review;
