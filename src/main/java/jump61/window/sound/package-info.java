/**
 * What is heard: short synthesised sounds, and voices that read texts aloud; it must not know what is going on in the
 * game.
 *
 * <p>Sounds are made when needed, as bars of wood that are struck: each a few fading sine waves and the noise of the
 * mallet. There are no sound files. Voices are reached through speech-dispatcher, on Linux.
 */
package jump61.window.sound;
