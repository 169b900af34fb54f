/**
 * Puts the window together, from the first picture to the last saved change; it must not know what a feature does.
 *
 * <p>{@link jump61.app.Startup} holds the start sequence. Models live as long as the program, views as long as the
 * language.
 */
package jump61.app;
