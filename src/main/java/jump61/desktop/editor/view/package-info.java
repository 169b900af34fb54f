/** The panel of the position editor. */
package jump61.desktop.editor.view;
