/** The layouts of the window's start, turned into classes for packages; it must not know what the views do with them. */
package jump61.lab.layouts;
