/** What all parts of the window use: texts, views, commands, sheets and the log. */
package jump61.desktop.shell;
