/** The current profile, the profiles of others, and the statistics for their charts. */
package jump61.desktop.profile;
