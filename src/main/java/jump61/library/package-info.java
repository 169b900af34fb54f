/** The games a user has finished, stored in a folder, and the reviews stored with them. */
package jump61.library;
