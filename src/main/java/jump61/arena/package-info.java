/**
 * Matches without a window: our levels and external programs play each other from many openings, and a table shows who is
 * stronger, with error bars.
 */
package jump61.arena;
