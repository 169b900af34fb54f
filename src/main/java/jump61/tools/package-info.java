/** The command-line tools: {@code match}, {@code tournament}, {@code puzzles}, {@code analyze} and more. */
package jump61.tools;
