/** The lab's command line, for developers and not part of any package; it must not know a window or a single game. */
package jump61.lab;
