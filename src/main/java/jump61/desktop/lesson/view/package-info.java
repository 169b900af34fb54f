/** The view of a lesson: the board, and a bubble that points at it. */
package jump61.desktop.lesson.view;
