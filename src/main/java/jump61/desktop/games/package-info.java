/**
 * What the window knows about the games beyond their rules: a {@link jump61.desktop.games.GameView} for each game. See
 * docs/adding-a-game.md.
 */
package jump61.desktop.games;
