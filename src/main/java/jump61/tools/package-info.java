/** The tools of the command line: {@code match}, {@code analyze}, {@code review}, {@code solve}, {@code bench}. */
package jump61.tools;
