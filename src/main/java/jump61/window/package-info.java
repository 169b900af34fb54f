/**
 * What all parts of the window use: texts, layouts, commands, sheets, tasks in the background, the log; it must not
 * know any feature.
 */
package jump61.window;
