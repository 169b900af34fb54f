/** The frame of the window: menu bar, tool bar, and how the layout adapts to the size. */
package jump61.desktop.window;
