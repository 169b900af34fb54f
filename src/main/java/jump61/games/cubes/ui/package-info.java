/**
 * Everything that the window shows of Jump61: board, animations, words, rules page, lesson; it must not change a
 * position.
 */
package jump61.games.cubes.ui;
