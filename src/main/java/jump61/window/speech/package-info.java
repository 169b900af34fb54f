/** Reads the window aloud where screen readers cannot; it must not know which features have put something there. */
package jump61.window.speech;
