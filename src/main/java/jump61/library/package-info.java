/** The games that a user has finished or left, stored in a folder; it must not know any window. */
package jump61.library;
