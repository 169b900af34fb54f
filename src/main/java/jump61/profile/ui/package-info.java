/**
 * The person in the window: profile, statistics, the score of the evening; it must not write anything but events.
 */
package jump61.profile.ui;
