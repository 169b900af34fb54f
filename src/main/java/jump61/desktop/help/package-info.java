/** The help sheets: rules, keyboard shortcuts, about. */
package jump61.desktop.help;
