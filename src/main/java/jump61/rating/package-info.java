/**
 * Ratings and tests of strength: Glicko-2, maximum likelihood over many games, SPRT; pure arithmetic that must not
 * know what is rated.
 */
package jump61.rating;
