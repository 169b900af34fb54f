/** The profile sheet: a person's statistics and charts. */
package jump61.desktop.profile.view;
