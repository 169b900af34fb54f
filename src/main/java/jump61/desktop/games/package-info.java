/** What the window knows about the games beyond their rules. */
package jump61.desktop.games;
