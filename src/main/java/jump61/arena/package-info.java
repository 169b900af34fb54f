/**
 * Matches without a window: levels and external programs play each other from many openings, and a table shows which is
 * stronger, with confidence intervals.
 */
package jump61.arena;
