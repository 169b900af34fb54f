package jump61.solver;

import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.UsageException;

/**
 * How much a proof may cost, as given on a command line.
 *
 * @param seconds time for the whole work
 * @param forDistance the part of that time for the exact distance, in seconds
 * @param bytes size of the solver's memory
 * @param threads number of threads that search at the same time
 * @param anew whether stored proofs are ignored and everything is proven anew
 */
public record SolveEffort(long seconds, long forDistance, long bytes, int threads, boolean anew) {
    private static final int LONGEST_SECONDS = 10_000_000;
    private static final int USUAL_SECONDS = 600;
    private static final int MOST_THREADS = 256;
    private static final int MOST_MEGABYTES = 1 << 24;
    private static final int USUAL_MEGABYTES = 1024;

    /**
     * {@return the effort that the options request}
     *
     * @param usualForDistance the seconds for the distance, unless an option specifies them
     */
    public static SolveEffort read(Options options, long usualForDistance) throws UsageException {
        long seconds = seconds(options);
        long bytes = memory(options);
        long forDistance = options.number("--distance", 0, LONGEST_SECONDS, usualForDistance);
        return new SolveEffort(seconds, forDistance, bytes, threads(options), options.flag("--anew"));
    }

    /** {@return the time that the options allow, in seconds} */
    public static long seconds(Options options) throws UsageException {
        return options.number("--seconds", 1, LONGEST_SECONDS, USUAL_SECONDS);
    }

    /** {@return the number of threads that the options request} */
    public static int threads(Options options) throws UsageException {
        return (int) options.number("--threads", 1, MOST_THREADS, 1);
    }

    /** {@return the size of the memory that the options request, in bytes} */
    public static long memory(Options options) throws UsageException {
        long usual = Math.min(USUAL_MEGABYTES, Runtime.getRuntime().maxMemory() / Tool.MEGABYTE / 2);
        return options.number("--memory", 1, MOST_MEGABYTES, usual) * Tool.MEGABYTE;
    }
}
