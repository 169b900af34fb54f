/** The panel of puzzles: the task, the calendar, what to practise, and how it goes. */
package jump61.desktop.puzzle.view;
