/** The games that were finished: kept in the user's library, counted in the profile, listed on a sheet. */
package jump61.desktop.library;
