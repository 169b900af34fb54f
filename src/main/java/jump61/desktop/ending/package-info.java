/** The model of a game's end: its story, the score of the session, and the recommended opponent. */
package jump61.desktop.ending;
