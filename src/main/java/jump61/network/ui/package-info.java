/** Network games in the window: hosting, joining, playing; it must not know the wire. */
package jump61.network.ui;
