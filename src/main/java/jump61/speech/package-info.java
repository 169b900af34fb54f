/**
 * Speech through speech-dispatcher, the speech service of Linux desktops, as JavaFX tells no screen reader anything there. The
 * protocol is SSIP, one line a command, over a socket in the user's runtime folder.
 */
package jump61.speech;
