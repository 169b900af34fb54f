/**
 * Matches of programs without a window: levels of our own and external programs play each other from many openings,
 * and a table tells who is stronger and how sure that is.
 */
package jump61.arena;
