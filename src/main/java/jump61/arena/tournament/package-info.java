/** Tournaments without a window: pairings, a journal of finished games, and standings. */
package jump61.arena.tournament;
