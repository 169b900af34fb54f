/** Games as files: open, save, recent files, autosave, clipboard, pictures of the board. */
package jump61.desktop.files;
