/**
 * Shared by all text programs: options, the loop, dialects, the frame of the tools; it must not know any game or feature.
 *
 * <p>A game has a console if it provides a {@link jump61.console.ConsoleGame}. Everything here needs nothing but the JDK.
 */
package jump61.console;
