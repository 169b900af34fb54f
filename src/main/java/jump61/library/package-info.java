/** The games a user has finished, stored in a folder; it must not know any window. */
package jump61.library;
