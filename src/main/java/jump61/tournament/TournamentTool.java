package jump61.tournament;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import jump61.console.FailedException;
import jump61.console.GameOptions;
import jump61.console.JsonLines;
import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.ToolFiles;
import jump61.console.UsageException;
import jump61.game.RefusedException;
import jump61.record.AppDirectories;

/** {@code jump61 tournament}: plays many players against each other, with a cross table and ratings. */
public final class TournamentTool implements Tool {
    private static final String HELP = """
            Usage: jump61 tournament PLAYER PLAYER... [OPTION]...
                   jump61 tournament FILE [--concurrency N] [--ratinginterval N] [--tie-breaks NAMES] [--table FILE]

            Plays a tournament and prints the standings: points, and ratings with 95%% error bars, calculated from all
            games. PLAYER is level:N, think:MS, nodes:N, depth:N, program:COMMAND, program2021:COMMAND or engine:COMMAND, as
            in jump61 match; NAME=PLAYER gives it another name. Words of a COMMAND with blanks are quoted
            as in a shell. Lower levels make random mistakes, which depend on --seed. People can play in tournaments
            only in the window.
              --type TYPE           %s (round-robin); in a gauntlet the first
                                    player meets all others
              --rounds N            swiss: number of rounds; otherwise, how often the same players meet (1)
              --games N             games per pairing (2); every two share an opening, with sides swapped
              --game NAME           %s
              --size SIZE           6 for 6x6, or rows x columns, such as 9x6 (the game's usual size)
              --openings FILE       starting positions, one per line, written as in game files, or games, whose
                                    first --opening-plies are used; if there are too few, they are reused
              --order ORDER         the order in which they are used: random or sequential (sequential)
              --opening-plies N     plies before a game begins; random ones, or those of the games in FILE (4)
              --seed N              random seed for openings and for the moves of the lower levels (1)
              --patience MS         time limit per move for other programs (60000)
              --tie-breaks NAMES    %s, or both in order: what decides between players
                                    with equal points, before their ratings
              --table FILE          also write the cross table to this file, as FILE.csv or FILE.md says
              --folder FOLDER       keep the tournament here: tournament.txt, its journal, and a file per game
              --concurrency N       number of games played at the same time (1)
              --ratinginterval N    print the standings every N games (10); 0 for never
              --quiet               print only the final standings
              --json                print JSON instead, an object a line (docs/json.md)
            A tournament with a folder can be interrupted at any time, even by a crash; to continue it, repeat the
            command, or name its file or folder. FILE can also be written by hand; the journal is kept beside it.
            A player that crashes, does not answer in time or breaks the rules loses the game and is restarted for the
            next one. A program that is not there is reported before anything is played.
            """;

    @Override
    public String help() {
        return HELP.formatted(TournamentPlan.formats(), GameOptions.choices(), Options.choices(TieBreak.ids()));
    }

    @Override
    public int run(Options options, PrintStream out) throws UsageException {
        options.requireNamedIn(help());
        int atOnce = (int) options.number("--concurrency", 1, 256, 1);
        Report report = Report.of(options, out);
        TournamentPlan plan = TournamentPlan.of(options);
        try {
            report.requireAnother(plan.file(), "the tournament");
            report.requireAnother(ToolFiles.path(options, "--openings"), "the openings");
            plan.setup().contestants().forEach(ContestantSpec::requireToStart);
            plan.keep();
            Optional<Path> kept = plan.beside(".journal");
            Path file = kept.isPresent() ? kept.get() : Files.createTempFile(AppDirectories.PROGRAM, ".journal");
            try (Journal journal = Journal.open(file, plan.setup())) {
                return play(plan, journal, atOnce, report);
            } finally {
                if (kept.isEmpty()) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IllegalArgumentException | RefusedException anotherTournament) {
            throw new UsageException(anotherTournament.getMessage());
        } catch (IOException unwritable) {
            throw new FailedException("the tournament cannot be kept: " + ToolFiles.reason(unwritable));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return FAILED;
        }
    }

    /**
     * How a tournament is reported.
     *
     * @param interval number of games between tables; 0 for a table only at the end
     * @param table the file for the table, if one is requested
     */
    private record Report(
            PrintStream out, boolean quiet, Optional<JsonLines> json, int interval, Optional<TableFile> table) {
        static Report of(Options options, PrintStream out) throws UsageException {
            boolean quiet = options.flag("--quiet");
            Optional<JsonLines> json = options.flag("--json") ? Optional.of(new JsonLines(out)) : Optional.empty();
            int interval = (int) options.number("--ratinginterval", 0, 1_000_000, 10);
            return new Report(out, quiet, json, quiet ? 0 : interval, TableFile.of(options));
        }

        void requireAnother(Optional<Path> read, String what) throws IOException, UsageException {
            if (table.isPresent() && read.isPresent()) {
                ToolFiles.requireAnother("--table", table.get().file(), read.get(), what);
            }
        }

        void resumed(int games, int left) {
            if (games > 0 && !quiet && json.isEmpty()) {
                out.println("Resumed after " + games + " games, " + left + " to go");
            }
        }

        void finished(Setup setup, Encounter encounter, Outcome outcome) {
            if (!quiet && json.isPresent()) {
                json.get().print(TournamentReport.json(setup, encounter, outcome));
            } else if (!quiet) {
                out.println(TournamentReport.finished(setup, encounter, outcome));
            }
        }

        boolean isDue(int games) {
            return interval > 0 && games % interval == 0;
        }

        void print(Standings standings, Setup setup) throws IOException {
            if (json.isPresent()) {
                json.get().print(TournamentReport.json(standings));
            } else {
                out.print(TournamentReport.table(standings, setup.tieBreaks(), TournamentReport.ENGLISH));
            }
            if (table.isPresent()) {
                table.get().write(standings);
            }
        }
    }

    private static int play(TournamentPlan plan, Journal journal, int atOnce, Report report)
            throws IOException, InterruptedException {
        Setup setup = plan.setup();
        Tournament tournament = new Tournament(setup, journal);
        Optional<KeptGames> games = plan.beside("-games").map(folder -> new KeptGames(setup, folder));
        AtomicReference<IOException> unwritten = new AtomicReference<>();
        List<Outcome> earlier = journal.outcomes();
        earlier.forEach(outcome -> keep(games, outcome, tournament.encounterOf(outcome.number()), unwritten));
        report.resumed(earlier.size(), tournament.gamesLeft());
        tournament.play(atOnce, outcome -> {
            Encounter encounter = tournament.encounterOf(outcome.number());
            keep(games, outcome, encounter, unwritten);
            report.finished(setup, encounter, outcome);
            if (report.isDue(journal.outcomes().size()) && tournament.gamesLeft() > 0) {
                try {
                    report.print(tournament.standings(), setup);
                } catch (IOException unwritable) {
                    unwritten.set(unwritable);
                }
            }
        });
        report.print(tournament.standings(), setup);
        if (unwritten.get() != null) {
            throw new FailedException("not every file could be written: " + ToolFiles.reason(unwritten.get()));
        }
        BrokenGame.requireNone(tournament.broken());
        return OK;
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
