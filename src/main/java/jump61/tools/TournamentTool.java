package jump61.tools;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import jump61.arena.tournament.Encounter;
import jump61.arena.tournament.Journal;
import jump61.arena.tournament.KeptGames;
import jump61.arena.tournament.Outcome;
import jump61.arena.tournament.Tournament;
import jump61.game.RefusedException;
import jump61.options.Options;
import jump61.options.UsageException;

/** {@code jump61 tournament}: plays many players against each other, with a cross table and ratings. */
public final class TournamentTool implements Tool {
    private static final String HELP = """
            Usage: jump61 tournament PLAYER PLAYER... [OPTION]...
                   jump61 tournament FILE [--concurrency N] [--ratinginterval N] [--quiet]

            Plays a tournament and tells the standings: points, and ratings by all games together with their 95 %% error
            bars. PLAYER is level:N, think:MS, nodes:N, depth:N, program:COMMAND or program2021:COMMAND, as in jump61
            match; NAME=PLAYER calls it otherwise. Levels err by chance, which --seed decides. People play tournaments
            in the window only.
              --type TYPE           %s (round-robin); in a gauntlet the first
                                    player meets all others
              --rounds N            rounds of a swiss tournament; else how often the same players meet (1)
              --games N             games in each encounter (2); two have the same opening, with the sides changed
              --game NAME           %s
              --size N              the board's size (the game's usual one)
              --openings FILE       positions to begin with, one a line, written as in game files
              --order ORDER         in which order these are used: random or sequential (sequential)
              --opening-plies N     without such a file: random plies at the start of each game (4)
              --seed N              chooses the openings, and the play of the lower levels (1)
              --patience MS         how long another program may take for a move (60000)
              --folder FOLDER       keep the tournament there: tournament.txt, its journal, and each game as a file
              --concurrency N       games at the same time (1)
              --ratinginterval N    print the standings after every so many games (10); 0 for never
              --quiet               only the standings at the end
            A tournament with a folder can be stopped at any time, even by a crash: the same command, or its file or
            folder alone, goes on where it stopped. FILE may be written by hand, too; its journal is kept beside it.
            A player that crashes, does not answer in time or breaks the rules loses that game, and is started again for
            the next one.
            """;

    @Override
    public String help() {
        return HELP.formatted(TournamentPlan.formats(), GameOptions.choices());
    }

    @Override
    public int run(Options options, PrintStream out) throws UsageException {
        boolean quiet = options.flag("--quiet");
        int atOnce = (int) options.number("--concurrency", 1, 256, 1);
        int interval = (int) options.number("--ratinginterval", 0, 1_000_000, 10);
        TournamentPlan plan = TournamentPlan.of(options);
        try {
            plan.keep();
            Optional<Path> kept = plan.beside(".journal");
            Path file = kept.isPresent() ? kept.get() : Files.createTempFile("jump61", ".journal");
            try (Journal journal = Journal.open(file, plan.setup())) {
                return play(plan, journal, atOnce, quiet ? 0 : interval, quiet, out);
            } finally {
                if (kept.isEmpty()) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IllegalArgumentException | RefusedException anotherTournament) {
            throw new UsageException(anotherTournament.getMessage());
        } catch (IOException unwritable) {
            out.println("The tournament cannot be kept: " + ToolFiles.reason(unwritable));
            return FAILED;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return FAILED;
        }
    }

    private static int play(
            TournamentPlan plan, Journal journal, int atOnce, int interval, boolean quiet, PrintStream out)
            throws IOException, InterruptedException {
        Tournament tournament = new Tournament(plan.setup(), journal);
        Optional<KeptGames> games = plan.beside("-games").map(folder -> new KeptGames(plan.setup(), folder));
        AtomicReference<IOException> unwritten = new AtomicReference<>();
        List<Outcome> earlier = journal.outcomes();
        earlier.forEach(outcome -> keep(games, outcome, encounter(tournament, plan, outcome), unwritten));
        if (!earlier.isEmpty() && !quiet) {
            out.println("Resumed after " + earlier.size() + " games, " + tournament.gamesLeft() + " to go");
        }
        tournament.play(atOnce, outcome -> {
            Encounter encounter = encounter(tournament, plan, outcome);
            keep(games, outcome, encounter, unwritten);
            if (!quiet) {
                out.println(TournamentReport.finished(plan.setup(), encounter, outcome));
            }
            if (interval > 0 && journal.outcomes().size() % interval == 0 && tournament.gamesLeft() > 0) {
                out.print(TournamentReport.table(tournament.standings()));
            }
        });
        out.print(TournamentReport.table(tournament.standings()));
        if (unwritten.get() != null) {
            out.println("Not every game could be written: " + ToolFiles.reason(unwritten.get()));
            return FAILED;
        }
        return OK;
    }

    private static Encounter encounter(Tournament tournament, TournamentPlan plan, Outcome outcome) {
        return tournament.encounters().get(outcome.number() / plan.setup().games());
    }

    private static void keep(
            Optional<KeptGames> games, Outcome outcome, Encounter encounter, AtomicReference<IOException> unwritten) {
        try {
            if (games.isPresent()) {
                games.get().keep(outcome, encounter);
            }
        } catch (IOException unwritable) {
            unwritten.set(unwritable);
        }
    }
}
