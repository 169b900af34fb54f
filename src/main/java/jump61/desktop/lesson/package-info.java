/** The model of the guided first minute of a game, played on the board. */
package jump61.desktop.lesson;
