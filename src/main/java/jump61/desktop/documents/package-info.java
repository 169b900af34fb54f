/** Documents that the desktop hands to the running program. */
package jump61.desktop.documents;
