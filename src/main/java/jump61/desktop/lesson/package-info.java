/** The first minute of a game, played on the board; knows no control. */
package jump61.desktop.lesson;
