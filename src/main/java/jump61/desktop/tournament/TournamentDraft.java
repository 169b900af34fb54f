package jump61.desktop.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import jump61.arena.ContestantSpec;
import jump61.arena.tournament.Entrant;
import jump61.arena.tournament.Format;
import jump61.arena.tournament.Setup;
import jump61.arena.tournament.TournamentFormat;
import jump61.game.BoardSize;
import jump61.game.Game;

/**
 * A tournament as it is being set up; it need not make sense yet.
 *
 * @param format how it is held
 * @param game what is played
 * @param size the board's size
 * @param rounds how many rounds or cycles
 * @param games how many games in each encounter
 * @param entrants who plays
 * @param openings positions to begin with, in the notation of game files; none for random ones
 */
public record TournamentDraft(
        Format format,
        Game game,
        BoardSize size,
        int rounds,
        int games,
        List<Entrant> entrants,
        List<String> openings) {
    /** Other programs know the square boards of the course only. */
    private static final int LARGEST_FOR_PROGRAMS = 10;

    /** What keeps a tournament from beginning. The window has a text for each. */
    public enum Problem {
        /** There are fewer than two players. */
        TOO_FEW,
        /** Two players have the same name. */
        SAME_NAME,
        /** People cannot play against other programs. */
        PEOPLE_AND_PROGRAMS,
        /** Other programs play Jump61 only, on boards of the course. */
        BOARD_FOR_PROGRAMS
    }

    public TournamentDraft {
        entrants = List.copyOf(entrants);
        openings = List.copyOf(openings);
    }

    /** {@return what keeps it from beginning; empty if nothing does} */
    public Optional<Problem> problem() {
        boolean programs = entrants.stream().anyMatch(TournamentDraft::isProgram);
        if (entrants.size() < 2) {
            return Optional.of(Problem.TOO_FEW);
        } else if (!entrants.stream().map(Entrant::name).allMatch(new HashSet<>()::add)) {
            return Optional.of(Problem.SAME_NAME);
        } else if (programs && entrants.stream().anyMatch(Entrant::isPerson)) {
            return Optional.of(Problem.PEOPLE_AND_PROGRAMS);
        } else if (programs && !suitsPrograms()) {
            return Optional.of(Problem.BOARD_FOR_PROGRAMS);
        }
        return Optional.empty();
    }

    private static boolean isProgram(Entrant entrant) {
        return entrant.spec().startsWith("program");
    }

    private boolean suitsPrograms() {
        return game.id().equals("jump61") && size.isSquare() && size.rows() <= LARGEST_FOR_PROGRAMS;
    }

    /**
     * {@return the tournament; finding openings takes a while}
     *
     * @throws IllegalArgumentException if it makes no sense, for example because of an opening
     */
    public Setup setup(long seed) {
        List<String> lines = new ArrayList<>(List.of(
                "Jump61 tournament 1",
                "Type: " + format.id(),
                "Rounds: " + rounds,
                "Games: " + games,
                "Game: " + game.id(),
                "Size: " + size.text(),
                "Seed: " + seed));
        entrants.forEach(entrant -> lines.add("Player: " + entrant.text()));
        openings.forEach(opening -> lines.add("Opening: " + opening));
        Setup setup = TournamentFormat.read(String.join("\n", lines));
        List<ContestantSpec> checked = setup.contestants();
        if (checked.size() < 2) {
            throw new IllegalArgumentException("a tournament needs two players at least");
        }
        return setup;
    }

    /** {@return how many games there will be at most} */
    public int mostGames() {
        return entrants.size() < 2 ? 0 : format.mostEncounters(entrants.size(), rounds) * games;
    }

    /** {@return a name like {@code wanted} that none of {@code entrants} has} */
    public static String freeName(String wanted, List<Entrant> entrants) {
        String name = wanted.replace("=", " ").replace(":", " ").strip();
        String free = name;
        for (int number = 2; isTaken(free, entrants); number++) {
            free = name + " " + number;
        }
        return free;
    }

    private static boolean isTaken(String name, List<Entrant> entrants) {
        return entrants.stream().anyMatch(entrant -> entrant.name().equals(name));
    }
}
