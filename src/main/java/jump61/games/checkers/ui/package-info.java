/**
 * Everything that the window shows of Checkers: board, animations, words, rules page, lesson; it must not change a
 * position.
 */
package jump61.games.checkers.ui;
