/** The settings: properties, the text file they are stored in, and the sheet that changes them. */
package jump61.desktop.settings;
