package jump61.window.match;

import java.util.List;
import java.util.Optional;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Position;

/** Other programs that can analyse positions instead of our engine. */
public interface Advisers {
    /** No other programs. */
    Advisers NONE = new Advisers() {
        @Override
        public List<String> names() {
            return List.of();
        }

        @Override
        public Optional<Adviser> start(String name) {
            return Optional.empty();
        }
    };

    /** A program that analyses positions. It is used on one thread, which is not that of the window. */
    interface Adviser extends AutoCloseable {
        /**
         * Analyses a position until the monitor cancels the analysis.
         *
         * @param lines number of best moves wanted
         * @return what was found; empty if the program failed, or was cancelled before it found anything
         */
        Optional<SearchResult> analyze(Position position, int lines, SearchMonitor monitor);

        /** Ends the program without waiting for it. */
        @Override
        void close();
    }

    /** {@return the names of these programs} */
    List<String> names();

    /** {@return the program with this name; empty if there is none} Its process starts when it is first used. */
    Optional<Adviser> start(String name);
}
