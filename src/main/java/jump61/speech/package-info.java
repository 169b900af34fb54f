/**
 * Speech through speech-dispatcher, the speech service of Linux desktops, where JavaFX supports no screen reader. The
 * protocol is SSIP, with one command per line, over a socket in the user's runtime folder.
 */
package jump61.speech;
