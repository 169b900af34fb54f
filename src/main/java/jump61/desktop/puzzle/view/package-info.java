/** The puzzle panel: the task, the calendar, what to practise, and the progress. */
package jump61.desktop.puzzle.view;
