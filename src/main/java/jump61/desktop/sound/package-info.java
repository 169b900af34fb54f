/** Short sounds, synthesised from a few sine waves when needed. There are no sound files. */
package jump61.desktop.sound;
