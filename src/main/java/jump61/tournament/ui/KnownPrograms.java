package jump61.tournament.ui;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.StringProperty;
import jump61.engine.DaemonThreads;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Position;
import jump61.tournament.Forfeit;
import jump61.tournament.ProgramAnalyst;
import jump61.window.FxmlFile;
import jump61.window.Sheets;
import jump61.window.match.Advisers;

/** The user's list of external programs, and the way to the sheet that shows it and back. */
public final class KnownPrograms {
    private final StringProperty stored;
    private FxmlFile back = FxmlFile.TOURNAMENT_SETUP;
    private Optional<KnownProgram> chosen = Optional.empty();

    /** Creates the list that is kept in {@code stored}, one program per line. */
    public KnownPrograms(StringProperty stored) {
        this.stored = stored;
    }

    /** {@return the programs} */
    public List<KnownProgram> all() {
        return KnownProgram.read(stored.get());
    }

    /** {@return the program with this name; empty if there is none} */
    public Optional<KnownProgram> find(String name) {
        return all().stream().filter(program -> program.name().equals(name)).findFirst();
    }

    /**
     * {@return the programs that can analyse}
     *
     * @param onFailure receives the name of a program that has failed, on its own thread
     */
    public Advisers advisers(Consumer<String> onFailure) {
        return new Advisers() {
            @Override
            public List<String> names() {
                return all().stream()
                        .filter(KnownProgram::analyses)
                        .map(KnownProgram::name)
                        .toList();
            }

            @Override
            public Optional<Adviser> start(String name) {
                return find(name).filter(KnownProgram::analyses).map(program -> new ProgramAdviser(program, onFailure));
            }
        };
    }

    /** A program that gives advice. */
    private static final class ProgramAdviser implements Advisers.Adviser {
        private final String name;
        private final ProgramAnalyst analyst;
        private final Consumer<String> onFailure;

        ProgramAdviser(KnownProgram program, Consumer<String> onFailure) {
            this.onFailure = onFailure;
            name = program.name();
            analyst = new ProgramAnalyst(program.command());
        }

        @Override
        public Optional<SearchResult> analyze(Position position, int lines, SearchMonitor monitor) {
            try {
                return analyst.analyze(position, lines, monitor);
            } catch (Forfeit failed) {
                onFailure.accept(name);
                return Optional.empty();
            }
        }

        @Override
        public void close() {
            DaemonThreads.start("end of a program", analyst::close);
        }
    }

    void keep(List<KnownProgram> programs) {
        stored.set(KnownProgram.write(programs));
    }

    /** Records which program the user has just added or changed. */
    void choose(KnownProgram program) {
        chosen = Optional.of(program);
    }

    /** {@return the program that was added or changed since {@link #edit}; empty if none was} */
    public Optional<KnownProgram> chosen() {
        return chosen.flatMap(program -> find(program.name()));
    }

    /** Shows the sheet with the list, which returns to another sheet. */
    public void edit(Sheets sheets, FxmlFile returnTo) {
        back = returnTo;
        chosen = Optional.empty();
        sheets.show(FxmlFile.PROGRAMS);
    }

    void leave(Sheets sheets) {
        sheets.show(back);
    }
}
