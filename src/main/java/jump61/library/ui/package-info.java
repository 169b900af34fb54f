/** Opens, saves, keeps and lists game files and finished games in the window; it must not know how a game is played. */
package jump61.library.ui;
