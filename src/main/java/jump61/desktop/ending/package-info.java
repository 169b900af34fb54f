/** What is told when a game has ended: its story, the score of the evening, and whom to play next; knows no control. */
package jump61.desktop.ending;
