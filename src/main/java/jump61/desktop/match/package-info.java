/** The match in the window: its view model, the program's thinking, clocks, and the controllers that show them. */
package jump61.desktop.match;
