package jump61.tournament.ui;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.tournament.CommandWords;
import jump61.tournament.ContestantSpec;
import jump61.tournament.Entrant;
import jump61.tournament.ProgramDialect;
import jump61.tournament.ProgramTrial;

/**
 * An external program, from the user's list.
 *
 * @param name its name
 * @param dialect its console dialect, as written in players of tournaments: {@code program} or {@code program2021}
 * @param command the command that starts it
 */
public record KnownProgram(String name, String dialect, String command) {
    private static final String SEPARATOR = "\t";
    private static final int FIELDS = 3;
    /** Maximum time for a move when a program is tried out. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    public KnownProgram {
        name = onOneLine(name);
        command = onOneLine(command);
    }

    private static String onOneLine(String text) {
        return text.replaceAll("\\p{Cntrl}+", " ").strip();
    }

    /** {@return whether it has a valid name and a command} An equals sign or a colon would end a name too early. */
    public boolean isComplete() {
        return !name.isEmpty() && CommandWords.isCommand(command) && name.indexOf('=') < 0 && name.indexOf(':') < 0;
    }

    /** {@return whether it plays a game on a board of this size} */
    public boolean plays(Game game, BoardSize size) {
        return ProgramDialect.byId(dialect)
                .filter(spoken -> spoken.plays(game, size))
                .isPresent();
    }

    /** {@return whether it can analyse positions} */
    public boolean analyses() {
        return ProgramDialect.byId(dialect).filter(ProgramDialect::analyses).isPresent();
    }

    /** {@return the program as a player, with its process still to be started} */
    ContestantSpec contestant(Duration patience) {
        return ContestantSpec.parse(entrant().spec(), patience);
    }

    /** {@return the program as a tournament player} */
    public Entrant entrant() {
        return new Entrant(name, dialect + ":" + command);
    }

    /**
     * {@return the result of playing a few moves with it; waits for the program}
     *
     * @param onMove receives the number of moves made so far
     */
    ProgramTrial tryOut(IntConsumer onMove) {
        ContestantSpec spec = contestant(PATIENCE);
        return ProgramTrial.of(spec, spec.dialect().orElseThrow().trial(), onMove);
    }

    /** {@return a list as stored in the settings, with one program per line} */
    public static String write(List<KnownProgram> programs) {
        return String.join(
                "\n",
                programs.stream()
                        .map(program -> String.join(SEPARATOR, program.name(), program.dialect(), program.command()))
                        .toList());
    }

    /** {@return the list written by {@link #write}; invalid lines are skipped} */
    public static List<KnownProgram> read(String text) {
        List<String> dialects = ProgramDialect.ids();
        List<KnownProgram> programs = new ArrayList<>();
        for (String line : text.split("\n")) {
            String[] fields = line.split(SEPARATOR, -1);
            if (fields.length == FIELDS && dialects.contains(fields[1])) {
                programs.add(new KnownProgram(fields[0], fields[1], fields[2]));
            }
        }
        return List.copyOf(programs);
    }
}
