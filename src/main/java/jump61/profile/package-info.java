/** What a person has played and solved: an event log, and everything computed from it. */
package jump61.profile;
