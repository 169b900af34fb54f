/** Reads the window aloud where screen readers cannot, in the same words that they receive on other systems. */
package jump61.desktop.speech;
