package jump61.tournament;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
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
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Position;
import jump61.record.RecordCollection;
import jump61.record.RecordFiles;

/** {@code jump61 match}: plays two computer players against each other and reports which is stronger. */
public final class MatchTool implements Tool {
    private static final String HELP = """
            Usage: jump61 match --first WHO --second WHO [OPTION]...

            Plays each opening twice, with sides swapped, and reports which player is stronger. If the number of games
            is odd, the last one stands alone. If both players are the same, each opening is played once. Each game
            has a random seed of its own, made from --seed and its number.
            WHO is one of:
              level:N              our program at level 1 to %s
              think:MS             our program, MS milliseconds per move; fractions such as 1.4 are allowed
              nodes:N, depth:N     our program, searching N positions or N plies per move
              program:COMMAND      another Jump61 program that speaks the 2014 dialect
              program2021:COMMAND  one that speaks the 2021 dialect
              engine:COMMAND       one that speaks the protocol of "jump61 engine", in any game; with a limit for each
                                   move: "engine think MS:COMMAND", "engine nodes N:..." or "engine depth N:..."
            A COMMAND with blanks in its words is quoted as in a shell: --second "program:'/my games/player'".
            Options:
              --games N            number of games (200)
              --game NAME          %s
              --size SIZE          6 for 6x6, or rows x columns, such as 9x6 (the game's usual size)
              --openings FILE      starting positions, one per line, written as in game files, or games, whose first
                                   --opening-plies are used; if there are too few, they are reused
              --order ORDER        the order in which they are used: random or sequential (sequential)
              --opening-plies N    plies before a game begins; random ones, or those of the games in FILE (4)
              --seed N             random seed for openings and for the moves of the lower levels (1)
              --concurrency N      number of games played at the same time (1)
              --patience MS        time limit per move for other programs (60000)
              --records PLACE      save the games: each to a file in this folder, or all at the end of this file if its
                                   name ends in .jump61s
              --sprt ELO0,ELO1     stop as soon as it is clear whether the first player is ELO0 or ELO1 points stronger,
                                   for example 0,10; counts pairs of games, at most --games (2000)
              --sprt-model NAME    the Elo model: logistic (the usual one) or normalized (logistic)
              --sprt-alpha P, --sprt-beta P
                                   probability of wrongly accepting ELO1, or ELO0 (0.05)
              --quiet              print only the table at the end
              --json               print JSON instead, an object a line (docs/json.md)
            """;

    private static final int MOST_GAMES_OF_A_TEST = 2_000;

    private record Plan(
            ContestantSpec first,
            ContestantSpec second,
            List<Position> openings,
            int games,
            long seed,
            int atOnce,
            Optional<Path> records,
            int keptBefore,
            Optional<SprtOption> sprt) {}

    @Override
    public String help() {
        return HELP.formatted(Level.FULL.number(), GameOptions.choices());
    }

    @Override
    public int run(Options options, PrintStream out) throws UsageException {
        // The earlier name still works, because commands with it are written down in many places.
        options.requireNamedIn(help() + "--at-once");
        boolean quiet = options.flag("--quiet");
        Optional<JsonLines> json = options.flag("--json") ? Optional.of(new JsonLines(out)) : Optional.empty();
        Plan plan = plan(options);
        MatchTable table = new MatchTable();
        AtomicReference<IOException> unwritten = new AtomicReference<>();
        AtomicReference<PlayedGame> notStarted = new AtomicReference<>();
        if (!quiet && json.isEmpty()) {
            MatchReport.openings(plan.openings.size(), plan.games).forEach(out::println);
        }
        Arena arena = new Arena(plan.first, plan.second, plan.openings, plan.games, plan.seed);
        try {
            arena.play(plan.atOnce, game -> {
                if (game.forfeit()
                        .filter(why -> why.kind() == Forfeit.Kind.NO_START)
                        .isPresent()) {
                    notStarted.set(game);
                    arena.stop();
                    return;
                }
                table.add(game);
                keep(game, plan, unwritten);
                boolean decided = plan.sprt.filter(sprt -> sprt.add(game)).isPresent();
                if (!quiet && json.isPresent()) {
                    json.get().print(MatchReport.json(game, table));
                } else if (!quiet) {
                    out.println(MatchReport.progress(game, table));
                    plan.sprt.ifPresent(sprt -> out.println(sprt.line()));
                }
                if (decided) {
                    arena.stop();
                }
            });
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        if (notStarted.get() != null) {
            PlayedGame game = notStarted.get();
            ContestantSpec who = game.points() == 0 ? plan.first : plan.second;
            throw new FailedException(
                    who.name() + " " + game.forfeit().orElseThrow().getMessage());
        }
        if (json.isPresent()) {
            json.get().print(MatchReport.json(plan.first.name(), plan.second.name(), table, plan.sprt));
        } else {
            out.print(MatchReport.table(plan.first.name(), plan.second.name(), table));
            plan.sprt.ifPresent(sprt -> out.print(sprt.summary()));
        }
        if (unwritten.get() != null) {
            throw new FailedException("not every game could be written: " + ToolFiles.reason(unwritten.get()));
        }
        BrokenGame.requireNone(arena.broken());
        return OK;
    }

    private static Plan plan(Options options) throws UsageException {
        long seed = options.number("--seed", Long.MIN_VALUE, Long.MAX_VALUE, 1);
        Duration patience = Duration.ofMillis(options.number("--patience", 1, 86_400_000, 60_000));
        Game game = GameOptions.game(options);
        BoardSize size = GameOptions.size(options, game);
        ContestantSpec first = contestant(options, "--first", game, size, patience);
        ContestantSpec second = contestant(options, "--second", game, size, patience);
        Optional<SprtOption> sprt = SprtOption.of(options);
        int games = (int) options.number("--games", 1, 1_000_000, sprt.isPresent() ? MOST_GAMES_OF_A_TEST : 200);
        int earlier = (int) options.number("--at-once", 1, 256, 1);
        int atOnce = (int) options.number("--concurrency", 1, 256, earlier);
        Optional<Path> records = ToolFiles.target(options, "--records");
        int different = first.isSameAs(second) ? games : (games + 1) / 2;
        List<Position> openings = openings(options, game, size, different, seed);
        options.requireNoOthers(0);
        int keptBefore = records.map(MatchTool::requireKeeping).orElse(0);
        return new Plan(first, second, openings, games, seed, atOnce, records, keptBefore, sprt);
    }

    private static List<Position> openings(Options options, Game game, BoardSize size, int count, long seed)
            throws UsageException {
        int plies =
                (int) options.number(OpeningsOption.PLIES, 0, OpeningsOption.MOST_PLIES, OpeningsOption.USUAL_PLIES);
        Optional<List<Position>> written = OpeningsOption.of(options, game, seed);
        if (written.isPresent()) {
            return written.get();
        }
        List<Position> random = Openings.random(game, size, plies, count, seed);
        if (random.isEmpty()) {
            throw new UsageException("there is no open position after " + plies + " plies");
        }
        return random;
    }

    private static ContestantSpec contestant(Options options, String name, Game game, BoardSize size, Duration patience)
            throws UsageException {
        String text = options.text(name).orElseThrow(() -> new UsageException(name + " is missing"));
        try {
            ContestantSpec spec = ContestantSpec.parse(text, patience);
            spec.requireToPlay(game, size);
            return spec;
        } catch (IllegalArgumentException none) {
            throw new UsageException(none.getMessage());
        }
    }

    /**
     * Makes sure, before anything is played, that games can be stored.
     *
     * @return the number of the last game of earlier matches in that folder, after which those of this match follow
     */
    private static int requireKeeping(Path place) {
        try {
            if (!RecordCollection.isNamed(place)) {
                ToolFiles.requireFolder(place);
                return KeptGames.last(place);
            }
            ToolFiles.requireWritable(place);
            RecordCollection.requireGames(place);
            return 0;
        } catch (IOException unusable) {
            throw new FailedException(ToolFiles.reason(unusable));
        }
    }

    private static void keep(PlayedGame game, Plan plan, AtomicReference<IOException> unwritten) {
        if (plan.records.isEmpty()) {
            return;
        }
        Path place = plan.records.get();
        try {
            if (RecordCollection.isNamed(place)) {
                RecordCollection.append(game.record(), place);
            } else {
                RecordFiles.save(game.record(), place.resolve(KeptGames.fileName(plan.keptBefore + game.number())));
            }
        } catch (IOException unwritable) {
            unwritten.set(unwritable);
        }
    }
}
