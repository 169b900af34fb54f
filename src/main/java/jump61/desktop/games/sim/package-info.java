/** Everything that the window knows about Sim: its board, animations, words, rules page and lesson. */
package jump61.desktop.games.sim;
