/**
 * The search for all games: iterative deepening alpha-beta, analysis and levels. {@link jump61.engine.Engine} is the
 * entry point. {@link jump61.engine.Level} defines how strong each level is and how carelessly it plays; {@code
 * Handicap} makes its human mistakes. The package depends only on {@link jump61.game}.
 */
package jump61.engine;
