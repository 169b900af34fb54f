package jump61.tournament.ui;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.tournament.Entrant;

/**
 * The limit for each move of a player that is our engine at full strength, or a program that speaks its protocol.
 *
 * @param kind what is limited
 * @param number milliseconds, positions or plies; ignored if there is no limit
 */
record PlayerLimit(Kind kind, int number) {
    static final int MOST = 3_600_000;
    static final int MOST_DEPTH = 1000;

    /** The limit of a new player: one second. */
    static final PlayerLimit USUAL = new PlayerLimit(Kind.THINK, 1000);

    private static final Pattern OWN = Pattern.compile("(think|nodes|depth):(\\d{1,7})");
    private static final Pattern ENGINE =
            Pattern.compile("engine(?: (think|nodes|depth) (\\d{1,7}))?:(.*)", Pattern.DOTALL);

    PlayerLimit {
        number = Math.max(1, Math.min(kind == Kind.DEPTH ? MOST_DEPTH : MOST, number));
    }

    /** What can be limited, as written in the text of a tournament player. */
    enum Kind {
        NONE,
        THINK,
        NODES,
        DEPTH;

        private String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** {@return the initial number for this kind} */
        int usual() {
            return switch (this) {
                case NONE, THINK -> 1000;
                case NODES -> 10_000;
                case DEPTH -> 4;
            };
        }
    }

    /** {@return the limit of a player; empty if it takes none, like people, levels and programs from the course} */
    static Optional<PlayerLimit> of(Entrant player) {
        Matcher own = OWN.matcher(player.spec());
        if (own.matches()) {
            return Optional.of(read(own.group(1), own.group(2)));
        }
        Matcher engine = ENGINE.matcher(player.spec());
        if (!engine.matches()) {
            return Optional.empty();
        }
        return Optional.of(
                engine.group(1) == null
                        ? new PlayerLimit(Kind.NONE, Kind.NONE.usual())
                        : read(engine.group(1), engine.group(2)));
    }

    /** {@return whether a player is a program from the course, which does not know limits} */
    static boolean isOfCourse(Entrant player) {
        return player.spec().startsWith("program") && of(player).isEmpty();
    }

    private static PlayerLimit read(String word, String number) {
        return new PlayerLimit(Kind.valueOf(word.toUpperCase(Locale.ROOT)), Integer.parseInt(number));
    }

    /** {@return whether a player can also play without a limit} */
    static boolean isOptional(Entrant player) {
        return ENGINE.matcher(player.spec()).matches();
    }

    /** {@return a player that takes limits, with this limit} */
    Entrant appliedTo(Entrant player) {
        Matcher engine = ENGINE.matcher(player.spec());
        String spec = engine.matches()
                ? "engine" + (kind == Kind.NONE ? "" : " " + kind.word() + " " + number) + ":" + engine.group(3)
                : kind.word() + ":" + number;
        return new Entrant(player.name(), spec);
    }
}
