/** The games as the window knows them, beyond their rules. */
package jump61.desktop.games;
