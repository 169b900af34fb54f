/** Games as files: open, save, recent files, autosave, clipboard, images of the board. */
package jump61.desktop.files;
