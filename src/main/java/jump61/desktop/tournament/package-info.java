/** Tournaments in the window: set-up, play in the background, resuming, and storage. */
package jump61.desktop.tournament;
