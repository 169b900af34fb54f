/**
 * The search for all games, analysis, and the levels with their human mistakes; it must not know any game's rules.
 *
 * <p>{@link jump61.engine.Engine} is the entry point. {@link jump61.engine.Level} defines how strong each level is
 * and how carelessly it plays; {@code Handicap} makes its human mistakes.
 */
package jump61.engine;
