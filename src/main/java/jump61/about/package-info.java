/** What the program says about itself: its version and the libraries it includes. */
package jump61.about;
