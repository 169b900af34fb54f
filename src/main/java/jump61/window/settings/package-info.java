/** The settings: properties, the file that stores them, and the view that changes them; it must not know their purposes. */
package jump61.window.settings;
