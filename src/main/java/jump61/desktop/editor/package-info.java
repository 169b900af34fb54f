/** The model of the position editor: a draft on the board, with undo and redo. */
package jump61.desktop.editor;
