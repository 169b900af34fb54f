/** The sheet that lists the kept games. */
package jump61.desktop.library.view;
