/** Tables for two people in the window; it must not know any game but through its view. */
package jump61.table.ui;
