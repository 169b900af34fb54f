/** The sheet with the list of stored games. */
package jump61.desktop.library.view;
