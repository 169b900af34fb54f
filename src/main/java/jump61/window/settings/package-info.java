/**
 * The settings: properties, the file they are stored in, and the sheet that changes them; it must not know what they
 * are for.
 */
package jump61.window.settings;
