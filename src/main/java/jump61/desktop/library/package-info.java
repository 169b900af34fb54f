/** Finished games: stored in the user's library, counted in the profile, and listed on a sheet. */
package jump61.desktop.library;
