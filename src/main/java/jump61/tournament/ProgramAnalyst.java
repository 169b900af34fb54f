package jump61.tournament;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.engine.SearchResult.MoveScore;
import jump61.game.Position;

/**
 * An external program that analyses positions, using the protocol of {@code jump61 engine}. One thread asks it; any thread
 * may close it. After a failure, it is started again.
 */
public final class ProgramAnalyst implements AutoCloseable {
    private static final Duration LOOK = Duration.ofMillis(100);

    /** Maximum time for the answer to {@code stop}. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private static final String ANSWER = "bestmove";

    private final List<String> command;
    private ProgramProcess process;
    private boolean searching;
    private volatile boolean closed;

    /** Creates an analyst that has not started. */
    public ProgramAnalyst(String command) {
        this.command = CommandWords.of(command);
    }

    /** What the program has reported about the position so far. */
    private static final class Findings {
        private final Map<Integer, EngineInfo> byRank = new TreeMap<>();
        private Optional<SearchResult> result = Optional.empty();
        private boolean told = true;

        void add(EngineInfo info) {
            if (byRank.values().stream().anyMatch(before -> before.depth() != info.depth())) {
                byRank.clear();
            }
            byRank.put(info.rank(), info);
            told = false;
        }

        /** Passes on what has not been reported yet. */
        void tell(SearchMonitor monitor) {
            if (!told) {
                EngineInfo best = byRank.values().iterator().next();
                List<MoveScore> moves =
                        byRank.values().stream().map(EngineInfo::move).toList();
                result = Optional.of(new SearchResult(
                        Optional.of(best.move().move()),
                        best.move().score(),
                        best.depth(),
                        best.nodes(),
                        best.move().line(),
                        moves));
                monitor.progress(result.get());
                told = true;
            }
        }
    }

    /**
     * Analyses a position until the program finishes by itself, or the monitor cancels the search.
     *
     * @param lines number of best moves to find
     * @return what was found; empty if the search was cancelled before anything was
     * @throws Forfeit if the program cannot be started, ends, or finds nothing
     */
    public Optional<SearchResult> analyze(Position position, int lines, SearchMonitor monitor) throws Forfeit {
        Findings findings = new Findings();
        try {
            begin(position, lines);
            follow(position, Math.min(lines, position.legalMoves().size()), findings, monitor);
            return findings.result;
        } catch (Forfeit reason) {
            if (monitor.cancelled() || closed) {
                // The wait was interrupted.
                return findings.result;
            }
            end();
            throw reason;
        }
    }

    private void begin(Position position, int lines) throws Forfeit {
        if (process != null && searching) {
            awaitAnswer();
        }
        if (process == null || process.hasEnded()) {
            end();
            process = new ProgramProcess(command);
        }
        process.skipOutput();
        String size = position.size().text();
        process.send(List.of(
                "option Lines " + lines,
                "new " + position.game().id() + " " + size,
                "position " + position.notation(),
                "go infinite"));
        searching = true;
    }

    /** Waits for the answer to the previous search; a program that gives none is started again. */
    private void awaitAnswer() throws Forfeit {
        long deadline = ProgramProcess.deadline(PATIENCE);
        try {
            while (searching) {
                searching = !process.nextLine(deadline).startsWith(ANSWER);
            }
        } catch (Forfeit silent) {
            if (Thread.currentThread().isInterrupted()) {
                throw silent;
            }
            end();
        }
    }

    private void follow(Position position, int wanted, Findings findings, SearchMonitor monitor) throws Forfeit {
        while (searching) {
            if (monitor.cancelled() || closed) {
                process.send(List.of("stop"));
                return;
            }
            Optional<String> line = process.nextLineWithin(LOOK);
            if (line.isEmpty()) {
                findings.tell(monitor);
            } else if (line.get().startsWith(ANSWER)) {
                searching = false;
                findings.tell(monitor);
            } else {
                EngineInfo.read(position, line.get()).ifPresent(findings::add);
                if (findings.byRank.size() >= wanted) {
                    findings.tell(monitor);
                }
            }
        }
        if (findings.result.isEmpty()) {
            throw new Forfeit(Forfeit.Kind.HANG, "did not say what it found");
        }
    }

    private void end() {
        searching = false;
        if (process != null) {
            process.close();
            process = null;
        }
    }

    /** Ends the program. */
    @Override
    public void close() {
        closed = true;
        ProgramProcess running = process;
        if (running != null) {
            running.close();
        }
    }
}
