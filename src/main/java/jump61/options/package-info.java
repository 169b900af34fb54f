/** Parses command lines: options with values, flags, and words, and reports errors in a uniform way. */
package jump61.options;
