/** Network games in the window: hosting, joining, and playing against a remote opponent. */
package jump61.desktop.remote;
