/** The position editor without the window: a draft on the board, with undo and redo. */
package jump61.desktop.editor;
