/** The frame of the window: its menu bar, its tool bar, and what has room in which size. */
package jump61.desktop.window;
