/** What a person has played and solved: a log of events, and all that is computed from it. */
package jump61.profile;
