/**
 * The search for all games: iterative deepening alpha-beta, analysis and levels. It depends only on {@link
 * jump61.game}.
 */
package jump61.engine;
