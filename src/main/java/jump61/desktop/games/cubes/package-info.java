/** The board of Jump61. */
package jump61.desktop.games.cubes;
