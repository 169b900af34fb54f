/**
 * The contract of a feature, and what every feature is given: the program, and the window in one language; it must not
 * know any feature.
 */
package jump61.window.feature;
