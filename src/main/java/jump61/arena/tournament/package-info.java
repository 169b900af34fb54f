/** Tournaments without a window: who meets whom, games kept in a journal as they end, standings. */
package jump61.arena.tournament;
