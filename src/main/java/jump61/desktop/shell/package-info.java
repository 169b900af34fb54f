/** What all parts of the window stand on: texts, views, commands, sheets, and the platform's places for files. */
package jump61.desktop.shell;
