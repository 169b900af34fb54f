/**
 * Everything that the window shows of Sim: board, animations, words, rules page, lesson; it must not change a
 * position.
 */
package jump61.games.sim.ui;
