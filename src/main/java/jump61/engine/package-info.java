/**
 * The search for all games, analysis, and the levels with their human mistakes; it must not know any game's rules.
 *
 * <p>{@link jump61.engine.Engine} is the entry point. {@link jump61.game.Level} lists the levels; {@code Skill} defines how
 * strong each is and how carelessly it plays, and {@code Handicap} makes its human mistakes.
 */
package jump61.engine;
