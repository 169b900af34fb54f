/**
 * What a person has played and solved: an event log, and everything computed from it; it must not know any window.
 */
package jump61.profile;
