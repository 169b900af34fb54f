/**
 * Short synthesised sounds, and voices that read texts aloud; it must not know what is going on in the game.
 *
 * <p>There are no sound files: sounds are synthesised when needed, as struck bars of wood, each of which is a few fading
 * sine waves and the noise of the mallet. Voices speak through speech-dispatcher, on Linux.
 */
package jump61.window.sound;
