/** Short sounds, made of a few sine waves when they are needed; there are no sound files. */
package jump61.desktop.sound;
