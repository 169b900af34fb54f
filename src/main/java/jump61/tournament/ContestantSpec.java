package jump61.tournament;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import jump61.console.FailedException;
import jump61.console.Options;
import jump61.engine.Limits;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Player;
import jump61.game.PlayerFormat;

/**
 * A contestant as specified on the command line: {@code level:N}, {@code think:MS}, {@code nodes:N}, {@code depth:N},
 * {@code program:COMMAND}, {@code program2021:COMMAND}, {@code engine:COMMAND} or {@code engine nodes 5000:COMMAND}.
 *
 * @param name its name in the table
 * @param dialect the dialect of an external program; empty for one of our players, who play every game
 * @param command the words of the command that starts it; none for one of our players
 * @param maker creates the contestant; each of several simultaneous games gets its own
 */
public record ContestantSpec(
        String name, Optional<ProgramDialect> dialect, List<String> command, Supplier<Contestant> maker) {
    private static final BigDecimal LONGEST_NANOS =
            BigDecimal.valueOf(Duration.ofHours(1).toNanos());

    /**
     * {@return whether both are the same player of this program, so that a game with sides swapped may be the same game}
     */
    boolean isSameAs(ContestantSpec other) {
        return command.isEmpty() && other.command.isEmpty() && name.equals(other.name);
    }

    /**
     * Parses a contestant.
     *
     * @param patience how long an external program may take for a move
     * @throws IllegalArgumentException if the text does not specify a contestant; the message is one clear line
     */
    public static ContestantSpec parse(String text, Duration patience) {
        Optional<Level> level = PlayerFormat.read(text).flatMap(Player::computersLevel);
        if (level.isPresent()) {
            return own(text, () -> EngineContestant.atLevel(level.get()));
        }
        int colon = text.indexOf(':');
        String kind = colon < 0 ? text : text.substring(0, colon);
        String value = text.substring(colon + 1).strip();
        return switch (kind) {
            case "level", "ai" ->
                throw new IllegalArgumentException("\"" + text + "\" needs a number from 1 to " + Level.FULL.number());
            case "think" -> limited(text, Limits.time(time(text, value)));
            case "nodes" -> limited(text, Limits.nodes(number(text, value, Long.MAX_VALUE)));
            case "depth" -> limited(text, Limits.depth((int) number(text, value, 1000)));
            default -> program(text, kind, value, patience);
        };
    }

    /** {@return whether it is an external program} */
    public boolean external() {
        return dialect.isPresent();
    }

    /**
     * Checks that the contestant plays this game on a board of this size.
     *
     * @throws IllegalArgumentException if it does not; the message is one clear line
     */
    public void requireToPlay(Game game, BoardSize size) {
        dialect.ifPresent(spoken -> spoken.requireToPlay(game, size));
    }

    /**
     * Checks that an external program exists, before games are lost because it does not.
     *
     * @throws FailedException if it does not; the message is one clear line
     */
    void requireToStart() {
        if (external() && !ProgramProcess.isFound(command.get(0))) {
            throw new FailedException(name + " cannot be started: there is no program " + command.get(0));
        }
    }

    private static ContestantSpec own(String name, Supplier<Contestant> maker) {
        return new ContestantSpec(name, Optional.empty(), List.of(), maker);
    }

    private static ContestantSpec limited(String name, Limits limits) {
        return own(name, () -> EngineContestant.within(limits));
    }

    private static ContestantSpec program(String text, String kind, String command, Duration patience) {
        ProgramDialect dialect = EngineDialect.ofKind(kind)
                .or(() -> ProgramDialect.byId(kind))
                .orElseThrow(() -> new IllegalArgumentException("\"" + text + "\" is no contestant; " + advice(kind)));
        List<String> words = CommandWords.of(command);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a program needs a command, as in program:./player");
        }
        return new ContestantSpec(
                command, Optional.of(dialect), words, () -> new ProgramContestant(words, dialect, patience));
    }

    /** Returns what to write instead of an unknown kind. */
    private static String advice(String kind) {
        List<String> programs = ProgramDialect.ids();
        String first = kind.strip().split("\\s+")[0];
        if (EngineDialect.ofKind(first).isPresent()) {
            return "a limit for each move is written as in \"engine nodes 5000:COMMAND\", or with think or depth";
        } else if (programs.contains(first)) {
            return "programs of the course play without a limit: write " + first + ":COMMAND";
        }
        return "write "
                + Options.choices(Stream.concat(
                                Stream.of("level:N", "think:MS", "nodes:N", "depth:N"),
                                programs.stream().map(id -> id + ":COMMAND"))
                        .toList());
    }

    /** Parses milliseconds, possibly with a fraction: {@code 1.4}. */
    private static Duration time(String text, String value) {
        try {
            BigDecimal nanos = new BigDecimal(value).movePointRight(6);
            if (nanos.compareTo(BigDecimal.ONE) >= 0 && nanos.compareTo(LONGEST_NANOS) <= 0) {
                return Duration.ofNanos(nanos.longValue());
            }
        } catch (NumberFormatException notNumber) {
            // Reported below, like any other invalid number.
        }
        throw new IllegalArgumentException("\"" + text + "\" needs milliseconds above 0 to 3600000, also parts of one");
    }

    private static long number(String text, String value, long most) {
        return Options.number(value, 1, most)
                .orElseThrow(() -> new IllegalArgumentException("\"" + text + "\" needs a number from 1 to " + most));
    }
}
