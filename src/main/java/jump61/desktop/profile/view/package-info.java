/** The sheet with a person's statistics, and the charts on it. */
package jump61.desktop.profile.view;
