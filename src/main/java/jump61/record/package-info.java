/** Game files: a readable text format shared by all games, read and written atomically, and autosave. */
package jump61.record;
