/** The model of the review of the current match: its results, and the selected move. */
package jump61.desktop.review;
