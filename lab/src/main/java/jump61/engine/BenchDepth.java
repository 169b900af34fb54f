package jump61.engine;

/**
 * A depth completed by a search.
 *
 * @param plies the depth
 * @param nodes positions visited so far
 * @param nanos time taken so far, in nanoseconds
 */
public record BenchDepth(int plies, long nodes, long nanos) {}
