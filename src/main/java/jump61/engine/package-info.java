/** The search for every game: iterative deepening alpha-beta, analysis, levels. It knows only {@link jump61.game}. */
package jump61.engine;
