/** The games a user has finished, kept in a folder, and the reviews that are kept with them. */
package jump61.library;
