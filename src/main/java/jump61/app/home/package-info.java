/** Home: what goes on, today's puzzle, the next opponents and the last games; it must not know what is opened from there. */
package jump61.app.home;
