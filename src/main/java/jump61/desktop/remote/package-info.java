/** Play over the network in the window: hosting, joining, and one match with somebody on another machine. */
package jump61.desktop.remote;
