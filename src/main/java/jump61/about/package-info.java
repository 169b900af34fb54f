/** Information about the program: its version and the libraries it includes. */
package jump61.about;
