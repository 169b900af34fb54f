package jump61.tournament.ui;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.tournament.Entrant;
import jump61.tournament.Format;
import jump61.tournament.ProgramDialect;
import jump61.tournament.Setup;
import jump61.tournament.SetupFormat;

/**
 * A tournament being set up. It need not be valid yet.
 *
 * @param format its format
 * @param game the game played
 * @param size the board size
 * @param rounds number of rounds or cycles
 * @param games games per encounter
 * @param entrants the players
 * @param openings initial positions, in the notation of game files; empty for random ones
 */
public record TournamentDraft(
        Format format,
        Game game,
        BoardSize size,
        int rounds,
        int games,
        List<Entrant> entrants,
        List<String> openings) {
    /** Reasons why a tournament cannot start. The window has a text for each. */
    public enum Problem {
        /** There are fewer than two players. */
        TOO_FEW,
        /** Two players have the same name. */
        SAME_NAME,
        /** Another program does not play the game on this board. */
        BOARD_FOR_PROGRAMS
    }

    public TournamentDraft {
        entrants = List.copyOf(entrants);
        openings = List.copyOf(openings);
    }

    /** {@return why the tournament cannot start; empty if it can} */
    public Optional<Problem> problem() {
        if (entrants.size() < 2) {
            return Optional.of(Problem.TOO_FEW);
        } else if (!entrants.stream().map(Entrant::name).allMatch(new HashSet<>()::add)) {
            return Optional.of(Problem.SAME_NAME);
        } else if (!suitsPrograms()) {
            return Optional.of(Problem.BOARD_FOR_PROGRAMS);
        }
        return Optional.empty();
    }

    private boolean suitsPrograms() {
        return ProgramDialect.all().stream()
                .filter(dialect ->
                        entrants.stream().anyMatch(entrant -> entrant.spec().startsWith(dialect.id() + ":")))
                .allMatch(dialect -> dialect.plays(game, size));
    }

    /**
     * {@return the tournament's set-up} Finding openings takes a while.
     *
     * @throws IllegalArgumentException if it is invalid, for example because of an opening
     */
    public Setup setup(long seed) {
        List<String> lines = new ArrayList<>(List.of(
                SetupFormat.HEADER,
                "Type: " + format.id(),
                "Rounds: " + rounds,
                "Games: " + games,
                "Game: " + game.id(),
                "Size: " + size.text(),
                "Seed: " + seed));
        entrants.forEach(entrant -> lines.add("Player: " + entrant.text()));
        openings.forEach(opening -> lines.add("Opening: " + opening));
        Setup setup = SetupFormat.read(String.join("\n", lines));
        setup.contestants(); // Fails if a player is unknown.
        return setup;
    }

    /** {@return the minimum number of games} */
    public int leastGames() {
        return entrants.size() < 2 ? 0 : format.leastEncounters(entrants.size(), rounds) * games;
    }

    /** {@return whether ties may add more games} */
    public boolean mayHaveMoreGames() {
        return format.leastEncounters(entrants.size(), rounds) < format.mostEncounters(entrants.size(), rounds);
    }

    /** {@return a name similar to {@code wanted} that is not used by {@code entrants}} */
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
