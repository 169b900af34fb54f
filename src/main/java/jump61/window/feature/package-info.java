/**
 * The contract of a feature, and the objects that every feature gets: the program, and the window in one language; it must
 * not know any feature.
 */
package jump61.window.feature;
