/**
 * The guided first minute of a game, played on the board; it must not know what it teaches, which is data of the game's
 * view.
 */
package jump61.app.lesson;
