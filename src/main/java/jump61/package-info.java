/** The front door: reads the command line and starts the window, a console or a tool; it must not know any game. */
package jump61;
