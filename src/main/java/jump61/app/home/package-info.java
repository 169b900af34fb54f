/** Home: the current game, today's puzzle, the next opponents and the last games; it must not know what is opened from it. */
package jump61.app.home;
