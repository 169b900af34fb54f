/** Matches between versions of the program and with others; it must not know how a version plays. */
package jump61.lab.strength;
