/** What a person has played: the profile in use, everybody's profiles, and what their charts show. */
package jump61.desktop.profile;
