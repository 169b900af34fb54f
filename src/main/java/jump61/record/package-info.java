/**
 * Game files: a readable text format shared by all games, read and written atomically, and autosave; it must not know
 * any game's rules.
 */
package jump61.record;
