/** The match in the window: its view model, the computer's thinking, and the clocks. */
package jump61.desktop.match;
