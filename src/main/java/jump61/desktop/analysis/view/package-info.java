/** The panel of the analysis board. */
package jump61.desktop.analysis.view;
