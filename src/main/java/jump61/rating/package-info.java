/** Ratings and tests of strength: Glicko-2, maximum likelihood over many games, SPRT. Pure arithmetic. */
package jump61.rating;
