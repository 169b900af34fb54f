/** The analysis board without the window: the best moves of any position, and the variations tried there. */
package jump61.desktop.analysis;
