/** Everything that the window knows about Jump61: its board, animations, words, rules page and lesson. */
package jump61.desktop.games.cubes;
