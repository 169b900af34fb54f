/** Everything that the window knows about Checkers: its board, animations, words, rules page and lesson. */
package jump61.desktop.games.checkers;
