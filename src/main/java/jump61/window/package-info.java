/**
 * Shared by all parts of the window: texts, layouts, commands, sheets, background tasks, the log; it must not know any
 * feature.
 */
package jump61.window;
