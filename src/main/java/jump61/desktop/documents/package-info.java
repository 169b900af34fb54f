/** Documents that the desktop asks the running program to open. */
package jump61.desktop.documents;
