/**
 * Noughts and crosses: a game that the product does not have. It shows that another game needs nothing but its own
 * files, two lines in lists and its texts; see docs/adding-a-game.md.
 */
package jump61.games.noughts;
