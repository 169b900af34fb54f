/** Reads command lines: options with values, flags, and words, with one way to say what is wrong with them. */
package jump61.options;
