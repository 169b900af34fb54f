/** The window read aloud where no screen reader can: the same words that screen readers get on other systems. */
package jump61.desktop.speech;
