/**
 * Tournaments in the window: set up, played in the background, resumed, stored; it must not decide who meets whom.
 */
package jump61.tournament.ui;
