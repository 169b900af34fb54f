/**
 * Game files and finished games in the window: opened, saved, kept, listed; it must not know how a game is played.
 */
package jump61.library.ui;
