/** How a lesson is shown: the board, and words that point at it. */
package jump61.desktop.lesson.view;
