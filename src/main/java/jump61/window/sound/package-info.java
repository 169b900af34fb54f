/**
 * What is heard: short synthesised sounds, and voices that read texts aloud; it must not know what is going on in the
 * game.
 *
 * <p>Sounds are made from a few sine waves when needed. There are no sound files. Voices are reached through
 * speech-dispatcher, on Linux.
 */
package jump61.window.sound;
