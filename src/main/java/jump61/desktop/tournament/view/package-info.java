/** The sheets of tournaments: set-up, cross table, other programs. */
package jump61.desktop.tournament.view;
