/** The card that appears when a game has ended. */
package jump61.desktop.ending.view;
