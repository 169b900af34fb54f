package jump61.tournament.ui;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.StringProperty;
import jump61.window.FxmlFile;
import jump61.window.Sheets;

/** The external programs that the user keeps, and the way to the sheet with their list and back. */
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

    void keep(List<KnownProgram> programs) {
        stored.set(KnownProgram.write(programs));
    }

    /** Notes which program the user has last added or changed. */
    void choose(KnownProgram program) {
        chosen = Optional.of(program);
    }

    /** {@return the program that was added or changed since {@link #edit}; empty if none was} */
    public Optional<KnownProgram> chosen() {
        return chosen.flatMap(program -> find(program.name()));
    }

    /** Shows the sheet with the list, from which another one follows. */
    public void edit(Sheets sheets, FxmlFile returnTo) {
        back = returnTo;
        chosen = Optional.empty();
        sheets.show(FxmlFile.PROGRAMS);
    }

    void leave(Sheets sheets) {
        sheets.show(back);
    }
}
