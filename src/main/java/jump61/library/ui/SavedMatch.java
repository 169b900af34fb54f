package jump61.library.ui;

import java.time.Duration;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import jump61.game.GameNode;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Side;
import jump61.game.Warnings;
import jump61.library.GameLibrary;
import jump61.record.GameRecord;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;

/** The information in a file that the rules of the game do not need: when the match was played, and its clock. */
final class SavedMatch {
    static final String CLOCK = "Clock";
    static final String TIME_LEFT = "TimeLeft";

    /** The tag of a game in which two people have agreed on help, or the program warns of bad moves. */
    static final String HELP = "Help";

    private static final String FOR_BOTH = "both";

    private SavedMatch() {}

    /**
     * {@return the match as a record, including additional information from {@code origin}, the record it came from}
     *
     * @param id the id of this match
     */
    static GameRecord record(MatchViewModel match, Optional<GameRecord> origin, String id) {
        Map<String, String> tags =
                new LinkedHashMap<>(origin.map(GameRecord::tags).orElse(Map.of()));
        tags.putIfAbsent(GameLibrary.DATE, LocalDate.now().toString());
        tags.putIfAbsent(GameLibrary.ID, id);
        tags.remove(GameLibrary.PROFILE);
        tags.remove(CLOCK);
        tags.remove(TIME_LEFT);
        tags.remove(HELP);
        if (match.matchProperty().get().isHelpAgreed()) {
            tags.put(HELP, FOR_BOTH);
        }
        Warnings warnings = match.matchProperty().get().warnings();
        if (warnings != Warnings.NEVER) {
            tags.put(HELP, word(warnings));
        }
        if (match.clock().control().isOn()) {
            tags.put(CLOCK, match.clock().control().text());
            tags.put(TIME_LEFT, left(match, Side.FIRST) + " " + left(match, Side.SECOND));
        }
        GameRecord record = GameRecord.of(match.matchProperty().get(), tags);
        return origin.map(record::withCommentsOf).orElse(record);
    }

    private static String word(Warnings warnings) {
        return warnings.name().toLowerCase(Locale.ROOT);
    }

    /** {@return after which moves the program warns; they may be taken back, so the game does not count} */
    static Warnings warnings(GameRecord record) {
        return Stream.of(Warnings.values())
                .filter(warnings -> word(warnings).equals(record.tags().get(HELP)))
                .findFirst()
                .orElse(Warnings.NEVER);
    }

    /** {@return the moves of the match, with the variations and comments of {@code origin}, the record it came from} */
    static GameNode tree(MatchViewModel match, Optional<GameRecord> origin) {
        GameRecord moves = GameRecord.of(match.matchProperty().get(), Map.of());
        return origin.map(moves::withCommentsOf).orElse(moves).tree();
    }

    private static String left(MatchViewModel match, Side side) {
        return String.valueOf(match.clock().leftProperty(side).get().toMillis());
    }

    /**
     * Shows a recorded match.
     *
     * @param own whether the person at this computer now played it
     */
    static void begin(MatchViewModel match, GameRecord record, boolean own) {
        Match saved = record.toMatch();
        if (!saved.isOver() && !saved.players().areByLetter()) {
            // The opponent is no longer connected. A program can be started again, to play against a person.
            boolean withPerson = saved.players().havePerson();
            saved.setPlayers(
                    withPerson
                            ? saved.players().withoutConnection(Player.HUMAN)
                            : saved.players().withoutRemote(Player.HUMAN));
        }
        saved.setOfStrangers(!own);
        saved.openedHere();
        if (FOR_BOTH.equals(record.tags().get(HELP))) {
            saved.agreeOnHelp();
        }
        saved.warnOf(warnings(record));
        match.begin(saved, TimeControl.read(record.tags().getOrDefault(CLOCK, "")));
        String[] left = record.tags().getOrDefault(TIME_LEFT, "").split(" ", -1);
        if (left.length == 2 && left[0].matches("\\d{1,10}") && left[1].matches("\\d{1,10}")) {
            match.setTimes(Duration.ofMillis(Long.parseLong(left[0])), Duration.ofMillis(Long.parseLong(left[1])));
        }
    }
}
