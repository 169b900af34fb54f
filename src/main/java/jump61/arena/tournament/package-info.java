/**
 * Tournaments without a window: pairings, a journal of finished games, and standings. See docs/tournaments.md.
 */
package jump61.arena.tournament;
