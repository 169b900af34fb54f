/** Game files: one readable text format for all games, read, written atomically, and saved as play goes on. */
package jump61.record;
