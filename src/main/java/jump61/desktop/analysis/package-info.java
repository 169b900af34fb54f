/** The model of the analysis board: the best moves of any position, and the variations tried there. */
package jump61.desktop.analysis;
