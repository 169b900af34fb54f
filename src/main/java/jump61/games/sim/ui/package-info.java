/**
 * Everything about Sim that the window shows: board, animations, words, rules page, lesson; it must not change a
 * position.
 */
package jump61.games.sim.ui;
