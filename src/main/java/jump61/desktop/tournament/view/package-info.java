/** The tournament sheets: set-up, cross table, external programs. */
package jump61.desktop.tournament.view;
