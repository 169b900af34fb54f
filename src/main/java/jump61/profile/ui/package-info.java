/**
 * Shows the person's profile, statistics, and the score of the evening in the window; it must not write anything but
 * events.
 */
package jump61.profile.ui;
