/** Tournaments in the window: set up, played in the background, resumed, and kept. */
package jump61.desktop.tournament;
