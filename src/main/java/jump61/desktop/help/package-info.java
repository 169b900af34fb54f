/** The sheets that help: rules, keys, about. */
package jump61.desktop.help;
