/** A feature that is not part of the product: notes about the game on the board; it must not be known by any room. */
package jump61.notebook.ui;
