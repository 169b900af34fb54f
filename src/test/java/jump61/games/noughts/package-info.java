/**
 * Noughts and crosses: a game that the product does not have. It shows that another game needs nothing but its own
 * files, a line in each list of services, and its texts; see docs/adding-a-game.md.
 */
package jump61.games.noughts;
