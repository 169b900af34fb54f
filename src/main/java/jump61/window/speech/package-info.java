/** Reads the window aloud where screen readers cannot; it must not know which features have put content there. */
package jump61.window.speech;
