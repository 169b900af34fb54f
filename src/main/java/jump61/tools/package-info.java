/** The tools of the command line: {@code match}, {@code tournament}, {@code puzzles}, {@code analyze} and more. */
package jump61.tools;
