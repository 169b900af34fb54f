/** The text programs: one loop for all, and one small class for each dialect. */
package jump61.console;
