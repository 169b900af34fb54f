/** What the window remembers: settings as properties, kept in a text file; and the sheet that changes them. */
package jump61.desktop.settings;
