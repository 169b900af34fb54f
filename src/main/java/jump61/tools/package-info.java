/** The tools of the command line: {@code match}, {@code analyze}, {@code solve}, {@code bench}. */
package jump61.tools;
