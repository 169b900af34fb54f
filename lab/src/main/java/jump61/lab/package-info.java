/** The lab's command line: what developers call and no package has; it must not know a window or a single game. */
package jump61.lab;
