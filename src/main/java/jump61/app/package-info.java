/**
 * Puts the window together from the features that {@link jump61.app.Features} lists; it must not know what a feature
 * does.
 *
 * <p>{@link jump61.app.Startup} holds the start sequence. Features and their models live as long as the program, views
 * until the language changes.
 */
package jump61.app;
